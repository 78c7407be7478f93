import { number } from '@/messages/format';

/**
 * Formats a count. If counting stopped early (`isMore`), it is rounded down: '1,000+', '200+' for 283, but at least
 * `min`, the number already shown. '0' stays '0'.
 */
export const formatCount = (count: number, isMore = false, min = 0): string =>
  `${number(isMore ? Math.max(roundDownToLeadingDigit(count), min) : count)}${isMore && count > 0 ? '+' : ''}`;

/** Rounds down to the first digit: 3,283 is at least 3,000. */
export function roundDownToLeadingDigit(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))));
  return Math.floor(count / unit) * unit;
}
