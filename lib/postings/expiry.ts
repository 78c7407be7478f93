import { isDay } from '@/lib/forms/day';

/** A job is open for 30 days by default and for at most 60 (D20). */
export const defaultOpenDays = 30;
export const maxOpenDays = 60;

const dayMs = 86_400_000;
const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The earliest and latest possible last day of a job, as YYYY-MM-DD. */
export const getOpenUntilRange = (now: Date): { first: string; last: string } => ({
  first: toIsoDay(now.getTime() + dayMs),
  last: toIsoDay(now.getTime() + maxOpenDays * dayMs),
});

/** True if a job may have this last day. */
export function isValidOpenUntil(day: string, now: Date): boolean {
  const { first, last } = getOpenUntilRange(now);
  return isDay(day) && day >= first && day <= last;
}

/**
 * The time at which a job with this last day expires: when the day has ended in all time zones, at most 60 days from
 * now.
 */
export function toExpiresAt(lastDay: string, now: Date): string {
  const endOfDayEverywhere = Date.parse(`${lastDay}T23:59:59Z`) + dayMs / 2;
  // One minute less, because the database checks the limit with its own clock.
  const maxTime = now.getTime() + maxOpenDays * dayMs - 60_000;
  return new Date(Math.min(endOfDayEverywhere, maxTime)).toISOString();
}

/** The days until a time, rounded up; 0 if it has passed. */
export const getDaysLeft = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / dayMs));
