import { salary as text } from '@/messages/employment/pay';
import { locale } from '@/messages/locale';

export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** NZD is accepted beside the listed currencies (D18a). */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];

/** Pay as it is stored: at least one of the amounts is set. */
export type Salary = { min: number | null; max: number | null; currency: Currency; period: SalaryPeriod };

/** The specified salary label (section 9), such as '$18 - $22/hr', 'Up to EUR 900/week', '$50,000+/year' or 'Not specified'. */
export function salaryLabel(salary: Salary | null): string {
  if (salary === null) return text.notSpecified;
  const { min, max, currency, period } = salary;
  const suffix = text.suffixes[period];
  if (min !== null && max !== null) {
    const range = min === max ? money(min, currency) : `${money(min, currency)} - ${money(max, currency)}`;
    return `${range}${suffix}`;
  }
  if (max !== null) return text.upTo({ amount: `${money(max, currency)}${suffix}` });
  if (min !== null) return `${money(min, currency)}+${suffix}`;
  return text.notSpecified;
}

// Made once, because toLocaleString makes a format for each amount.
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const inDigits = (amount: number): string => (Number.isInteger(amount) ? whole : withCents).format(amount);

/** An amount in digits with its currency: '$18', else the code, 'EUR 900' (section 9). */
export const withCurrency = (digits: string, currency: Currency): string =>
  currency === 'USD' ? `$${digits}` : `${currency} ${digits}`;

const money = (amount: number, currency: Currency): string => withCurrency(inDigits(amount), currency);

const hoursPer: Record<SalaryPeriod, number> = {
  hour: 1,
  day: 8,
  week: 40,
  month: (40 * 52) / 12,
  year: 40 * 52,
};

/** An amount per hour: 8-hour days, 40-hour weeks, 52 weeks (D33; the same formula is in SQL pay_per_hour). */
export const payPerHour = (amount: number, period: SalaryPeriod): number => amount / hoursPer[period];
