import { describe, expect, test } from 'vitest';
import { getPayWarning, payBounds } from '@/lib/employment/pay-warning';
import { salaryPeriods } from '@/lib/employment/salary';
import { sql } from '../support/sql';

const getWarning = (min: number | null, max: number | null, period: (typeof salaryPeriods)[number]) =>
  getPayWarning({ min, max, currency: 'USD', period });

describe('the pay warning', () => {
  test.each([
    [14, null, 'year', 'hour'],
    [19, 23, 'year', 'hour'],
    [52_000, 60_000, 'hour', 'year'],
    [4200, null, 'hour', 'month'],
    [0, null, 'hour', null],
  ] as const)('is shown for %s to %s per %s', (min, max, period, suggested) => {
    expect(getWarning(min, max, period)?.suggestedPeriod).toBe(suggested);
  });

  test.each([
    [7.25, null, 'hour'],
    [200, 2000, 'year'],
    [null, 1000, 'hour'],
    [30_000, 90_000, 'year'],
  ] as const)('is not shown for %s to %s per %s', (min, max, period) => {
    expect(getWarning(min, max, period)).toBeNull();
  });

  test('has the same bounds in the form and in the database', async () => {
    for (const period of salaryPeriods) {
      const [min, max] = payBounds[period];
      for (const amount of [min - 0.01, min, max, max + 0.01]) {
        const salary = { min: amount, max: null, currency: 'USD', period };
        const [row] =
          await sql`select public.is_plausible_pay(${sql.json(salary)}, 'full-time') as is_plausible`;
        expect([period, amount, row?.is_plausible]).toEqual([
          period,
          amount,
          getWarning(amount, null, period) === null,
        ]);
      }
    }
  });
});
