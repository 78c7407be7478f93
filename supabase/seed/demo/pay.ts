import type { Salary, SalaryPeriod } from '../../../lib/employment/salary.ts';
import type { Random } from '../random.ts';
import type { Occupation } from './occupations.ts';

/**
 * Pay around the occupation's usual range for this state, in every shape that the site shows: a range, one amount,
 * 'from', 'up to', nothing; mostly by the occupation's own period, sometimes by another.
 */
export function choosePay({ pay, type }: Occupation, state: string, random: Random): Salary | null {
  if (pay === null) return null;
  if (random.chance(0.07)) return null;
  const factor = (costOfLiving[state] ?? 1) * (0.94 + 0.12 * random.next());
  const width = pay.max - pay.min;
  const low = pay.min + width * 0.55 * random.next();
  const high = low + width * (0.15 + 0.35 * random.next());
  const floor = minimumWage[state] ?? 7.25;

  const period = type === 'internship' ? pay.period : anotherPeriod(pay.period, random);
  const convert = (amount: number) => {
    const perHour = Math.max((amount * factor) / hoursPer[pay.period], floor);
    return roundPay(perHour * hoursPer[period], period);
  };
  const [min, max] = [convert(low), convert(high)];
  const salary = { currency: 'USD', period } as const;
  const shape = random.next();
  if (shape < 0.09) return { min: null, max, ...salary };
  if (shape < 0.23) return { min, max: null, ...salary };
  if (shape < 0.32) return { min, max: min, ...salary };
  return { min, max: Math.max(min, max), ...salary };
}

// The formula of D33. lib/employment/salary.ts has it too, but leads to modules that plain Node cannot find.
export const hoursPer: Record<SalaryPeriod, number> = {
  hour: 1,
  day: 8,
  week: 40,
  month: (40 * 52) / 12,
  year: 40 * 52,
};
const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

function anotherPeriod(usual: SalaryPeriod, random: Random): SalaryPeriod {
  if (!random.chance(0.1)) return usual;
  return random.pick(salaryPeriods.filter((period) => period !== usual));
}

// Rounded up, so that rounding never goes below a floor.
const roundPay = (amount: number, period: SalaryPeriod): number => {
  const step = period === 'hour' && amount > 30 ? 1 : steps[period];
  return Math.ceil(amount / step) * step;
};

const steps: Record<SalaryPeriod, number> = { hour: 0.5, day: 5, week: 20, month: 50, year: 1000 };

// Rough, to make a posting in San Jose differ from one in Jackson.
const costOfLiving: Record<string, number> = {
  California: 1.16,
  'New York': 1.12,
  Massachusetts: 1.13,
  Washington: 1.12,
  'District of Columbia': 1.16,
  'New Jersey': 1.08,
  Connecticut: 1.08,
  Hawaii: 1.1,
  Alaska: 1.1,
  Colorado: 1.06,
  Oregon: 1.06,
  Maryland: 1.05,
  Illinois: 1.03,
  Minnesota: 1.03,
  Mississippi: 0.86,
  Arkansas: 0.88,
  Alabama: 0.89,
  'West Virginia': 0.89,
  Louisiana: 0.9,
  Oklahoma: 0.9,
  Kentucky: 0.91,
  'South Dakota': 0.92,
  'South Carolina': 0.92,
  Tennessee: 0.94,
  Kansas: 0.94,
  Iowa: 0.94,
};

// Near the states' minimum wages, so that no demonstration job pays less than any job may; not a legal source.
const minimumWage: Record<string, number> = {
  Alaska: 14,
  Arizona: 15,
  Arkansas: 11,
  California: 17,
  Colorado: 15.5,
  Connecticut: 17,
  Delaware: 15,
  'District of Columbia': 18,
  Florida: 15,
  Hawaii: 16,
  Illinois: 15,
  Maine: 15.5,
  Maryland: 15,
  Massachusetts: 15,
  Michigan: 14,
  Minnesota: 11.5,
  Missouri: 15,
  Montana: 11,
  Nebraska: 15,
  Nevada: 12,
  'New Jersey': 16,
  'New Mexico': 12,
  'New York': 17,
  Ohio: 11,
  Oregon: 16,
  'Rhode Island': 16,
  'South Dakota': 12,
  Vermont: 14.5,
  Virginia: 13,
  Washington: 17.5,
};
