import { parseJsonColumn } from '@/lib/supabase/json-column';
import type { Currency, Salary, SalaryPeriod } from './salary';

/** A stored salary; null if both amounts are missing. */
export function toSalary(value: unknown): Salary | null {
  const stored = parseJsonColumn(value) as Partial<Record<keyof Salary, unknown>> | null;
  const amount = (amountValue: unknown) =>
    amountValue === null || amountValue === undefined || amountValue === '' ? null : Number(amountValue);
  const [min, max] = [amount(stored?.min), amount(stored?.max)];
  if (!stored || (min === null && max === null)) return null;
  return {
    min,
    max,
    currency: (stored.currency ?? 'USD') as Currency,
    period: (stored.period ?? 'year') as SalaryPeriod,
  };
}
