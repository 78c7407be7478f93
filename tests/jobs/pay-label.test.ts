import { expect, test } from 'vitest';
import { payLabel } from '@/lib/jobs/job';

test("a volunteer job without pay is 'Unpaid', other jobs are 'Not specified'", () => {
  expect(payLabel({ type: 'volunteer', salary: null })).toBe('Unpaid');
  expect(payLabel({ type: 'part-time', salary: null })).toBe('Not specified');
  const salary = { min: 15, max: null, currency: 'USD', period: 'day' } as const;
  expect(payLabel({ type: 'volunteer', salary })).toBe('$15+/day');
});
