import { isDay } from '@/lib/forms/day';

/** D20: a job is open for 30 days when nothing is said, and for 60 at most. */
export const defaultOpenDays = 30;
export const lastOpenDays = 60;

const dayMs = 86_400_000;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first and the last day that a job may be open until, as YYYY-MM-DD. */
export const openUntilRange = (now: Date): { first: string; last: string } => ({
  first: day(now.getTime() + dayMs),
  last: day(now.getTime() + lastOpenDays * dayMs),
});

/** Whether a day is one of those. */
export function isOpenUntil(text: string, now: Date): boolean {
  const { first, last } = openUntilRange(now);
  return isDay(text) && text >= first && text <= last;
}

/** The moment at which a job ends that is open until that day: when the day is over everywhere, 60 days at most. */
export function endOfDay(text: string, now: Date): string {
  const overEverywhere = Date.parse(`${text}T23:59:59Z`) + dayMs / 2;
  // A minute less, because the database looks at its own clock a moment later.
  const latest = now.getTime() + lastOpenDays * dayMs - 60_000;
  return new Date(Math.min(overEverywhere, latest)).toISOString();
}

/** Whole days from now until then, the begun one counted; 0 when it is over. */
export const daysLeft = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / dayMs));
