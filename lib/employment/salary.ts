import { salary as text } from '@/messages/employment/pay';
import { locale } from '@/messages/locale';

export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** NZD is accepted in addition to the specification's currencies (D18a). */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];

/** Stored pay. At least one amount is set. */
export type Salary = { min: number | null; max: number | null; currency: Currency; period: SalaryPeriod };

/**
 * The specification's salary label (section 9), such as '$18 - $22/hr', 'Up to EUR 900/week', '$50,000+/year' or 'Not
 * specified'.
 */
export function salaryLabel(salary: Salary | null): string {
  if (salary === null) return text.notSpecified;
  const { min, max, currency, period } = salary;
  const suffix = text.suffixes[period];
  if (min !== null && max !== null) {
    const range =
      min === max
        ? formatMoney(min, currency)
        : `${formatMoney(min, currency)} - ${formatMoney(max, currency)}`;
    return `${range}${suffix}`;
  }
  if (max !== null) return text.upTo({ amount: `${formatMoney(max, currency)}${suffix}` });
  if (min !== null) return `${formatMoney(min, currency)}+${suffix}`;
  return text.notSpecified;
}

// Created once, because toLocaleString creates a format on each call.
const wholeFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const centsFormat = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const formatDigits = (amount: number): string =>
  (Number.isInteger(amount) ? wholeFormat : centsFormat).format(amount);

/** A formatted amount with its currency: '$18', or with the code, 'EUR 900' (specification, section 9). */
export const withCurrency = (digits: string, currency: Currency): string =>
  currency === 'USD' ? `$${digits}` : `${currency} ${digits}`;

const formatMoney = (amount: number, currency: Currency): string =>
  withCurrency(formatDigits(amount), currency);

const hoursPerPeriod: Record<SalaryPeriod, number> = {
  hour: 1,
  day: 8,
  week: 40,
  month: (40 * 52) / 12,
  year: 40 * 52,
};

/** An hourly amount: 8-hour days, 40-hour weeks, 52 weeks (D33). The SQL function pay_per_hour has the same formula. */
export const payPerHour = (amount: number, period: SalaryPeriod): number => amount / hoursPerPeriod[period];
