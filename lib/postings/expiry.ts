import { isDay } from '@/lib/forms/day';

/** A job is open for 30 days by default and for 60 at most (D20). */
export const defaultOpenDays = 30;
export const maxOpenDays = 60;

const dayMs = 86_400_000;
const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first and last day a job may be open until, as YYYY-MM-DD. */
export const getOpenUntilRange = (now: Date): { first: string; last: string } => ({
  first: toIsoDay(now.getTime() + dayMs),
  last: toIsoDay(now.getTime() + maxOpenDays * dayMs),
});

/** True if the day is within getOpenUntilRange. */
export function isValidOpenUntil(text: string, now: Date): boolean {
  const { first, last } = getOpenUntilRange(now);
  return isDay(text) && text >= first && text <= last;
}

/**
 * The time at which a job ends that is open until this day: when the day has ended in all time zones, at most 60 days
 * from now.
 */
export function toExpiresAt(text: string, now: Date): string {
  const endOfDayEverywhere = Date.parse(`${text}T23:59:59Z`) + dayMs / 2;
  // One minute less, because the database checks against its own, later clock.
  const maxTime = now.getTime() + maxOpenDays * dayMs - 60_000;
  return new Date(Math.min(endOfDayEverywhere, maxTime)).toISOString();
}

/** Days left, rounded up; 0 after the end. */
export const getDaysLeft = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / dayMs));
