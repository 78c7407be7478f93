import { expect, test } from 'vitest';
import { checkDemonstration } from './demonstration.ts';

test('none of the 15,000 demonstration jobs breaks a rule', { timeout: 600_000 }, async () => {
  const { count, broken } = await checkDemonstration(15_000);
  expect(count).toBe(15_000);
  expect(broken).toEqual([]);
});
