import type { Industry } from '@/lib/employment/industry';
import type { JobType } from '@/lib/employment/job-type';
import { jobsPerPage, lastShown } from '@/lib/jobs/search-params';

/** What the open jobs around a place have in common. Pay is in US dollars per hour (D33). */
export type PlaceFacts = {
  total: number;
  /** There are more than the total says, where counting stopped. */
  is_more: boolean;
  newest: string | null;
  /** By industry, from 5 postings that name pay: the middle of each posting's range. */
  pay: { industry: Industry; count: number; median: number; low: number; high: number }[];
  employers: { name: string; count: number; city: string; state: string }[];
  types: { name: JobType; count: number }[];
  industries: { name: Industry; count: number }[];
  tags: { name: string; count: number }[];
  neighborhoods: { name: string; count: number }[];
  schedules: { told: number; evenings: number; weekends: number } | null;
  /** Of applications older than a week, from 20 on. */
  replies: { applications: number; answered: number } | null;
};

/** With fewer open jobs than this, a place's page is not for search engines (D9). */
export const leastJobsToIndex = 3;

/**
 * How many open jobs there are, where a job may have opened or ended between the reading of the figures and of a page (from 1) that
 * shows `shown` of them: the page itself says the least there can be, and a page that is not full says all.
 */
export function totalBeside(
  { total, is_more: isMore }: Pick<PlaceFacts, 'total' | 'is_more'>,
  page: number,
  shown: number,
): { total: number; isMore: boolean } {
  const seen = lastShown(page, shown);
  const isLast = !isMore && shown < jobsPerPage && (shown > 0 || page === 1);
  return { total: isLast ? seen : Math.max(total, seen), isMore };
}
