import { locale } from '@/messages/locale';
import { type Salary, withCurrency } from './salary';

/**
 * The least that a job pays, or where only that is known the most, as short as a mark on a map has room for: '$23', '$48k',
 * 'EUR 2.1k', '≤ GBP 30'. Never more than it is. Null where no pay is listed. Its period is not said: the job's own label says it.
 */
export function payMark(salary: Salary | null): string | null {
  if (salary === null) return null;
  const { min, max, currency } = salary;
  const amount = min ?? max;
  if (amount === null) return null;
  const digits = amount >= 1000 ? 1 : Number.isInteger(amount) ? 0 : 2;
  const short = formatOf(digits, min === null ? 'ceil' : 'trunc')
    .format(amount)
    .replace(/K$/, 'k');
  return `${min === null ? '≤ ' : ''}${withCurrency(short, currency)}`;
}

// A list has one for each job, and making a format takes a hundred times as long as writing a number with it.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(digits: 0 | 1 | 2, roundingMode: 'ceil' | 'trunc'): Intl.NumberFormat {
  const key = `${digits} ${roundingMode}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      notation: 'compact',
      // Compact amounts have a digit more only where it says something, cents both or none.
      minimumFractionDigits: digits === 2 ? 2 : 0,
      maximumFractionDigits: digits,
      roundingMode,
    });
    formats.set(key, format);
  }
  return format;
}
