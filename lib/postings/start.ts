import { isDay } from '@/lib/forms/day';

/** How a posting says when the work starts: as soon as possible, or on a day. */
export const starts = ['soon', 'day'] as const;

const yearMs = 366 * 86_400_000;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first and the last day that a form offers. */
export const startRange = (now: Date): { first: string; last: string } => ({
  first: day(now.getTime()),
  last: day(now.getTime() + yearMs),
});

/** Whether work can start on a day; one that has passed is as soon as possible. */
export const isStart = (text: string, now: Date): boolean =>
  isDay(text) && text >= '2000' && text <= startRange(now).last;
