import { describe, expect, test } from 'vitest';
import { payBounds, payQuestion } from '@/lib/employment/pay-question';
import { salaryPeriods } from '@/lib/employment/salary';
import { sql } from '../support/sql';

const question = (min: number | null, max: number | null, period: (typeof salaryPeriods)[number]) =>
  payQuestion({ min, max, currency: 'USD', period });

describe('pay that cannot be for its period', () => {
  test.each([
    [14, null, 'year', 'hour'],
    [19, 23, 'year', 'hour'],
    [52_000, 60_000, 'hour', 'year'],
    [4200, null, 'hour', 'month'],
    [0, null, 'hour', null],
  ] as const)('%s to %s per %s is asked back', (min, max, period, meant) => {
    expect(question(min, max, period)?.period).toBe(meant);
  });

  test.each([
    [7.25, null, 'hour'],
    [200, 2000, 'year'],
    [null, 1000, 'hour'],
    [30_000, 90_000, 'year'],
  ] as const)('%s to %s per %s is not', (min, max, period) => {
    expect(question(min, max, period)).toBeNull();
  });

  test('is the same to the form and to the database', async () => {
    for (const period of salaryPeriods) {
      const [least, most] = payBounds[period];
      for (const amount of [least - 0.01, least, most, most + 0.01]) {
        const salary = { min: amount, max: null, currency: 'USD', period };
        const [row] =
          await sql`select public.is_pay_for_its_period(${sql.json(salary)}, 'full-time') as is_possible`;
        expect([period, amount, row?.is_possible]).toEqual([
          period,
          amount,
          question(amount, null, period) === null,
        ]);
      }
    }
  });
});
