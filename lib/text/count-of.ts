import { number } from '@/messages/format';

/**
 * '204'; '1,000+' or '200+' where counting stopped at 1,000 or 283, but never less than the page has come to: '260+'; '0'
 * also where it had met none by then.
 */
export const countOf = (count: number, isMore = false, least = 0): string =>
  `${number(isMore ? Math.max(atLeast(count), least) : count)}${isMore && count > 0 ? '+' : ''}`;

/** A lower bound as people say one: its first figure. 3,283 is at least 3,000. */
export function atLeast(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))));
  return Math.floor(count / unit) * unit;
}
