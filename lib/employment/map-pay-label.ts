import { locale } from '@/messages/locale';
import { type Salary, withCurrency } from './salary';

/**
 * A job's minimum pay, or its maximum if there is no minimum, short enough for a map marker: '$23', '$48k', 'EUR 2.1k',
 * '≤ GBP 30'. A minimum is rounded down and a maximum up, so that the label stays true. Omits the period, which the
 * list shows. Null if no pay is listed.
 */
export function mapPayLabel(salary: Salary | null): string | null {
  if (salary === null) return null;
  const { min, max, currency } = salary;
  const amount = min ?? max;
  if (amount === null) return null;
  const digits = amount >= 1000 ? 1 : Number.isInteger(amount) ? 0 : 2;
  const short = getNumberFormat(digits, min === null ? 'ceil' : 'trunc')
    .format(amount)
    .replace(/K$/, 'k');
  return `${min === null ? '≤ ' : ''}${withCurrency(short, currency)}`;
}

// Cached, because creating a format takes a hundred times as long as using it.
const formats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(digits: 0 | 1 | 2, roundingMode: 'ceil' | 'trunc'): Intl.NumberFormat {
  const key = `${digits} ${roundingMode}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      notation: 'compact',
      // Compact amounts drop a trailing zero; cents have two digits or none.
      minimumFractionDigits: digits === 2 ? 2 : 0,
      maximumFractionDigits: digits,
      roundingMode,
    });
    formats.set(key, format);
  }
  return format;
}
