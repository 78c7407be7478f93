import { jobFacts as text } from '@/messages/jobs/detail';
import { dayLabel } from './day-label';

/** The day that stands for 'as soon as possible', as every day does that has passed. */
export const asSoonAsPossible = '2000-01-01';

const today = (now: Date) => now.toISOString().slice(0, 10);

/** When a job begins, from the day that is kept of it: 'soon', a day to come (YYYY-MM-DD), or null where nobody said. */
export const startOf = (day: string | null, now: Date): string | null =>
  day !== null && day <= today(now) ? 'soon' : day;

/** 'As soon as possible', 'Dec 1, 2026'. */
export const startLabel = (start: string): string =>
  start === 'soon' ? text.asSoonAsPossible : dayLabel(start);
