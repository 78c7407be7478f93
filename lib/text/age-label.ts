import { ageLabel as text } from '@/messages/text';

/**
 * The age of a job in the specification's words, in calendar days of the reader's time zone (the browser computes it
 * again, D17): Today, Yesterday, 'N days ago' under 7 days, 'N weeks ago' under 30, else 'N months ago', with
 * singulars. A future date is 'Today', because clocks differ.
 */
export function ageLabel(date: Date, now: Date): string {
  const days = Math.max(0, calendarDay(now) - calendarDay(date));
  if (days === 0) return text.today;
  if (days === 1) return text.yesterday;
  if (days < 7) return text.daysAgo({ days });
  if (days < 30) return text.weeksAgo({ weeks: Math.floor(days / 7) });
  return text.monthsAgo({ months: Math.floor(days / 30) });
}

/** The number of the local calendar day, independent of daylight saving time. */
const calendarDay = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
