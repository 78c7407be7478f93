import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBesides } from '../../supabase/serve/child.ts';
import { backUpDaily, backupsIn, isDue, outdated } from '../../supabase/serve/daily-backup.ts';

const day = 24 * 3_600_000;
/** In the time zone of whoever runs the test, as the operator's clock shows it. */
const at = (text: string) => new Date(text);

describe('a backup is due', () => {
  test.each<[string, string, boolean]>([
    ['2026-11-22T04:00:00', '2026-11-23T03:14:00', false],
    ['2026-11-22T04:00:00', '2026-11-23T03:15:00', true],
    ['2026-11-23T03:15:30', '2026-11-23T03:16:00', false],
    ['2026-11-23T03:15:30', '2026-11-24T03:14:59', false],
    // The machine was off at the time for it.
    ['2026-11-20T03:15:30', '2026-11-23T00:10:00', true],
  ])('newest of %s, now %s: %s', (newest, now, expected) => {
    expect(isDue(at(newest).getTime(), '03:15', at(now))).toBe(expected);
  });

  test('where there is none', () => {
    expect(isDue(undefined, '03:15', new Date())).toBe(true);
  });
});

test('those that are old enough go, and the newest never does', () => {
  const now = Date.now();
  const ages = (list: number[]) => list.map((days) => ({ madeAt: now - days * day }));
  expect(outdated(ages([30, 15, 13, 1]), 14, now)).toEqual(ages([30, 15]));
  expect(outdated(ages([400]), 14, now)).toEqual([]);
});

describe('each day', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'doorstep-daily-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const nameOf = (madeAt: number) => `doorstep-${new Date(madeAt).toISOString().replaceAll(/[:.]/g, '-')}`;
  const put = (name: string) => mkdirSync(path.join(folder, name));

  test('one is made, and what is older than it is kept for goes with what was broken off', async () => {
    const [old, recent] = [nameOf(Date.now() - 20 * day), nameOf(Date.now() - 2 * day)];
    const [brokenOff, underWay] = [`${old}.unfinished`, `${nameOf(Date.now())}.unfinished`];
    for (const name of [old, recent, brokenOff, underWay, 'other']) put(name);
    utimesSync(path.join(folder, brokenOff), 1, 1);
    let made = 0;
    const make = async () => {
      made++;
      put(nameOf(Date.now()));
      return true;
    };
    const backups = { to: folder, keepDays: 14, at: '00:00', keyFile: undefined };
    const daily = backUpDaily(backups, make, () => {}, { lookEveryMs: 5 });
    await expect.poll(() => existsSync(path.join(folder, brokenOff))).toBe(false);
    daily.stop();
    expect(made).toBe(1);
    expect(backupsIn(folder)).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([recent, underWay, 'other']));
  });

  test('one that fails is said, and tried again later', async () => {
    const said: string[] = [];
    let tries = 0;
    const make = async () => {
      tries++;
      return false;
    };
    const backups = { to: folder, keepDays: 14, at: '00:00', keyFile: undefined };
    const daily = backUpDaily(backups, make, (line) => said.push(line), { lookEveryMs: 1, againAfterMs: 30 });
    await expect.poll(() => tries).toBeGreaterThan(1);
    daily.stop();
    expect(said[0]).toBe('The backup failed; its messages are above. It is tried again in an hour.');
  });

  test.each([
    ['takes too long', 1, ['The backup failed; its messages are above. It is tried again in an hour.']],
    ['is under way when all ends', 3_600_000, []],
  ])('one that %s is ended', async (_when, longestMs, expected) => {
    const said: string[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const make = (signal: AbortSignal) => {
      begin(signal);
      return once(signal, 'abort').then(() => false);
    };
    const backups = { to: folder, keepDays: 14, at: '00:00', keyFile: undefined };
    const daily = backUpDaily(backups, make, (line) => said.push(line), { lookEveryMs: 1, longestMs });
    const signal = await begun;
    if (expected.length === 0) daily.stop();
    await expect.poll(() => signal.aborted).toBe(true);
    await expect.poll(() => said).toEqual(expected);
    daily.stop();
  });
});

test('a program that hangs ends with its signal, and did not go well', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-hangs-'));
  const program = path.join(folder, 'hangs.mjs');
  writeFileSync(program, `setInterval(() => {}, 1000);`);
  const ending = new AbortController();
  const run = runBesides(program, [], { PATH: process.env.PATH ?? '' }, ending.signal);
  ending.abort();
  await expect(run.catch(() => false)).resolves.toBe(false);
  await rm(folder, { recursive: true });
});
