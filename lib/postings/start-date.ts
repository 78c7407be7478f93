import { isDay } from '@/lib/forms/day';

/** The choices for the start of work: as soon as possible, or on a day. */
export const startKinds = ['soon', 'day'] as const;

const maxStartMs = 366 * 86_400_000;
const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first and last day that the date field offers. */
export const getStartRange = (now: Date): { first: string; last: string } => ({
  first: toIsoDay(now.getTime()),
  last: toIsoDay(now.getTime() + maxStartMs),
});

/** True if work can start on this day. A past day counts as "as soon as possible". */
export const isValidStart = (day: string, now: Date): boolean =>
  isDay(day) && day >= '2000' && day <= getStartRange(now).last;
