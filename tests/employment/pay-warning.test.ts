import { describe, expect, test } from 'vitest';
import { getPayWarning, payBounds } from '@/lib/employment/pay-warning';
import { salaryPeriods } from '@/lib/employment/salary';
import { sql } from '../support/sql';

const getWarning = (min: number | null, max: number | null, period: (typeof salaryPeriods)[number]) =>
  getPayWarning({ min, max, currency: 'USD', period });

describe('pay that is implausible for its period', () => {
  test.each([
    [14, null, 'year', 'hour'],
    [19, 23, 'year', 'hour'],
    [52_000, 60_000, 'hour', 'year'],
    [4200, null, 'hour', 'month'],
    [0, null, 'hour', null],
  ] as const)('%s to %s per %s is warned about', (min, max, period, meant) => {
    expect(getWarning(min, max, period)?.suggestedPeriod).toBe(meant);
  });

  test.each([
    [7.25, null, 'hour'],
    [200, 2000, 'year'],
    [null, 1000, 'hour'],
    [30_000, 90_000, 'year'],
  ] as const)('%s to %s per %s is accepted', (min, max, period) => {
    expect(getWarning(min, max, period)).toBeNull();
  });

  test('has the same bounds in the form and in the database', async () => {
    for (const period of salaryPeriods) {
      const [least, most] = payBounds[period];
      for (const amount of [least - 0.01, least, most, most + 0.01]) {
        const salary = { min: amount, max: null, currency: 'USD', period };
        const [row] =
          await sql`select public.is_plausible_pay(${sql.json(salary)}, 'full-time') as is_possible`;
        expect([period, amount, row?.is_possible]).toEqual([
          period,
          amount,
          getWarning(amount, null, period) === null,
        ]);
      }
    }
  });
});
