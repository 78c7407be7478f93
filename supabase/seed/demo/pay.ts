import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Salary, SalaryPeriod } from '../../../lib/employment/salary.ts';
import type { Random } from '../random.ts';
import { getState, type Occupation } from './lists.ts';

// The formula of D33. Duplicates lib/employment/salary.ts, which imports modules that plain Node can't resolve.
export const hoursPer: Record<SalaryPeriod, number> = {
  hour: 1,
  day: 8,
  week: 40,
  month: (40 * 52) / 12,
  year: 40 * 52,
};
const steps: Record<SalaryPeriod, number> = { hour: 0.5, day: 5, week: 20, month: 50, year: 1000 };
const periods = ['hour', 'day', 'week', 'month', 'year'] as const;

/** Pay around the occupation's usual range in this state: a range, one amount or one bound; null if not stated. */
export function choosePay(
  { pay }: Occupation,
  type: JobType,
  stateName: string,
  random: Random,
): Salary | null {
  if (!pay || random.chance(0.07)) return null;
  const [usualMin, usualMax, usualPeriod] = pay;
  const { payFactor, minimumWage } = getState(stateName);
  const period = type === 'full-time' && random.chance(0.06) ? random.pick(periods) : usualPeriod;
  const factor = payFactor * (0.94 + 0.12 * random.next());
  const toAmount = (part: number) => {
    const usual = usualMin + (usualMax - usualMin) * part;
    const perHour = Math.max((usual * factor) / hoursPer[usualPeriod], minimumWage);
    // Rounded up, to stay above the minimum wage.
    return Math.ceil((perHour * hoursPer[period]) / steps[period]) * steps[period];
  };
  const low = 0.55 * random.next();
  const [min, max] = [toAmount(low), toAmount(low + 0.15 + 0.35 * random.next())];
  const shape = random.next();
  const salary = { currency: 'USD', period } as const;
  if (shape < 0.09) return { min: null, max, ...salary };
  if (shape < 0.23) return { min, max: null, ...salary };
  return { min, max: shape < 0.32 ? min : max, ...salary };
}
