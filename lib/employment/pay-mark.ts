import { locale } from '@/messages/locale';
import type { Salary } from './salary';

/**
 * The least that a job pays, or where only that is known the most, as short as a mark on a map has room for: '$23', '$48k',
 * '€2.1k', '≤ £30'. Never more than it is. Null where no pay is listed. Its period is not said: the job's own label says it.
 */
export function payMark(salary: Salary | null): string | null {
  if (salary === null) return null;
  const { min, max, currency } = salary;
  const amount = min ?? max;
  if (amount === null) return null;
  const cents = amount < 1000 && !Number.isInteger(amount) ? 2 : 0;
  const short = amount.toLocaleString(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: cents,
    maximumFractionDigits: amount < 1000 ? cents : 1,
    roundingMode: min === null ? 'ceil' : 'trunc',
  });
  return `${min === null ? '≤ ' : ''}${short.replace(/K$/, 'k')}`;
}
