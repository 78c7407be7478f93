import { parseJsonColumn } from '@/lib/supabase/json-column';
import type { Currency, Salary, SalaryPeriod } from './salary';

/** A stored salary; null where neither amount is given. */
export function toSalary(value: unknown): Salary | null {
  const stored = parseJsonColumn(value) as Partial<Record<keyof Salary, unknown>> | null;
  const amount = (given: unknown) =>
    given === null || given === undefined || given === '' ? null : Number(given);
  const [min, max] = [amount(stored?.min), amount(stored?.max)];
  if (!stored || (min === null && max === null)) return null;
  return {
    min,
    max,
    currency: (stored.currency ?? 'USD') as Currency,
    period: (stored.period ?? 'year') as SalaryPeriod,
  };
}
