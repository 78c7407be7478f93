import { expect, test } from 'vitest';
import { judgeDemonstration } from './demonstration.ts';

test('none of the 15,000 jobs of the demonstration breaks any rule', { timeout: 600_000 }, async () => {
  const { count, broken } = await judgeDemonstration(15_000);
  expect(count).toBe(15_000);
  expect(broken).toEqual([]);
});
