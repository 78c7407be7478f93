import { jobFacts as text } from '@/messages/jobs/detail';
import { dayLabel } from './day-label';

/** The stored day for 'as soon as possible'. Any day in the past means the same. */
export const asSoonAsPossible = '2000-01-01';

const toDay = (now: Date) => now.toISOString().slice(0, 10);

/** Converts the stored day: 'soon', a future day (YYYY-MM-DD), or null if none is stored. */
export const toJobStart = (day: string | null, now: Date): string | null =>
  day !== null && day <= toDay(now) ? 'soon' : day;

/** Returns 'As soon as possible' or 'Dec 1, 2026'. */
export const startLabel = (start: string): string => (start === 'soon' ? text.startsAsap : dayLabel(start));
