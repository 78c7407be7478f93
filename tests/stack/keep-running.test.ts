import { expect, test } from 'vitest';
import { keepRunning, type Part } from '../../supabase/embedded/launcher/keep-running.ts';

const pauses = { firstMs: 1, longestMs: 4, goodAfterMs: 60_000 };

/** A part that ends when told to, and remembers whether it was stopped. */
function partOf(pid: number) {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const part = {
    pid,
    ended,
    isStopped: false,
    stop: async () => {
      part.isStopped = true;
    },
  };
  return { part, end };
}

/** Starts what the list has, one after the other; a sentence in it is a start that fails. */
function starter(list: (ReturnType<typeof partOf> | string)[]) {
  const left = [...list];
  return async (): Promise<Part> => {
    const next = left.shift();
    if (next === undefined || typeof next === 'string') throw new Error(next ?? 'There is no more.');
    return next.part;
  };
}

test('a part that ends is started again, after pauses that grow up to the longest', async () => {
  const [first, second, third] = [partOf(1), partOf(2), partOf(3)];
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const start = starter([first, second, 'No room.', 'No room.', 'No room.', third]);
  const kept = await keepRunning('The site', start, say, pauses);
  expect(kept.pid()).toBe(1);

  first.end('The site ended.');
  await expect.poll(() => kept.pid()).toBe(2);
  second.end('The site ended.');
  await expect.poll(() => kept.pid()).toBe(3);
  expect(said).toEqual([
    'The site ended. It is started again in 0.001 s.',
    'The site runs again (process 2).',
    'The site ended. It is started again in 0.002 s.',
    'The site did not start: No room. Next try in 0.004 s.',
    'The site did not start: No room. Next try in 0.004 s.',
    'The site did not start: No room. Next try in 0.004 s.',
    'The site runs again (process 3).',
  ]);
  await kept.stop();
});

test('a part that ran for long enough begins with the first pause again', async () => {
  const [first, second, third] = [partOf(1), partOf(2), partOf(3)];
  const said: string[] = [];
  const kept = await keepRunning('The site', starter([first, second, third]), (line) => said.push(line), {
    ...pauses,
    goodAfterMs: -1,
  });
  first.end('It ended.');
  await expect.poll(() => kept.pid()).toBe(2);
  second.end('It ended.');
  await expect.poll(() => kept.pid()).toBe(3);
  expect(said.filter((line) => line.includes('in 0.001 s'))).toHaveLength(2);
  await kept.stop();
});

test('a part that is told to stop stays stopped, also while it waits for its next start', async () => {
  const [first, second] = [partOf(1), partOf(2)];
  const kept = await keepRunning('The site', starter([first, second]), () => {}, pauses);
  await kept.stop();
  expect(first.part.isStopped).toBe(true);

  const slow = { ...pauses, firstMs: 600_000 };
  const waiting = await keepRunning('The site', starter([second, first]), () => {}, slow);
  second.end('It ended.');
  await expect.poll(() => waiting.pid()).toBe(undefined);
  await waiting.stop();
  expect(waiting.pid()).toBe(undefined);
});

test('a first start that fails is whoever asked for it to tell', async () => {
  await expect(keepRunning('The site', starter(['No port.']), () => {}, pauses)).rejects.toThrow('No port.');
});
