import { expect, test } from 'vitest';
import { ownTurn } from '../../lib/http/own-turn';

test('one of those who wait goes on in each turn, in their order, and others are heard in between', async () => {
  const done: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => ownTurn().then(() => done.push(name)));
  const turns: string[] = [];
  while (done.length < 3) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(done.join(''));
  }
  await Promise.all(all);
  expect(new Set(turns)).toEqual(new Set(['a', 'ab', 'abc']));
  const later = ownTurn().then(() => done.push('d'));
  expect(done).toHaveLength(3);
  await later;
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
