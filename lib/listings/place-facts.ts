import type { Industry } from '@/lib/employment/industry';
import type { JobType } from '@/lib/employment/job-type';
import { getLastPosition, jobsPerPage } from '@/lib/jobs/search-params';

/** Statistics of the open jobs around a place. Pay is in US dollars per hour (D33). */
export type PlaceFacts = {
  total: number;
  /** Counting stopped at a limit: there are more jobs than `total`. */
  is_more: boolean;
  newest: string | null;
  /** Per industry with at least 5 postings that state pay. Each posting counts with the middle of its pay range. */
  pay: { industry: Industry; count: number; median: number; low: number; high: number }[];
  employers: { name: string; count: number; city: string; state: string }[];
  types: { name: JobType; count: number }[];
  industries: { name: Industry; count: number }[];
  tags: { name: string; count: number }[];
  neighborhoods: { name: string; count: number }[];
  schedules: { count: number; evenings: number; weekends: number } | null;
  /** Applications older than a week; null if there are fewer than 20. An opened application counts as answered. */
  replies: { applications: number; answered: number } | null;
};

/** A place page with fewer open jobs is not indexed by search engines (D9). */
export const minJobsToIndex = 3;

/**
 * Makes the cached total consistent with page `page` (from 1), which shows `shown` jobs. Jobs can open or end between
 * the two queries: the page gives a lower bound, and a page that is not full gives the exact total.
 */
export function reconcileTotal(
  { total, is_more: isMore }: Pick<PlaceFacts, 'total' | 'is_more'>,
  page: number,
  shown: number,
): { total: number; isMore: boolean } {
  const minTotal = getLastPosition(page, shown);
  const isLast = !isMore && shown < jobsPerPage && (shown > 0 || page === 1);
  return { total: isLast ? minTotal : Math.max(total, minTotal), isMore };
}
