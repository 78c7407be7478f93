import type { JobType } from '@/lib/employment/job-type';
import type { JobState } from '@/lib/jobs/job';
import { toIsoTime } from '@/lib/jobs/job-row';
import { toPlace } from '@/lib/places/place-row';
import { toHold } from '@/lib/trust/hold';
import type { PostingPage, PostingSummary } from './posting-summary';

/** The result of `my_jobs`. */
type PostingPageRow = {
  counts: Record<JobState, number>;
  total: number;
  jobs: {
    id: string;
    slug: string;
    title: string;
    location: unknown;
    type: string;
    state: string;
    created_at: string;
    expires_at: string;
    ended_at: string;
    views: number;
    applications: number;
    new_applications: number;
    hold: unknown;
  }[];
};

/** Converts the result of `my_jobs`. */
export const toPostingPage = (row: unknown): PostingPage => {
  const { counts, total, jobs } = row as PostingPageRow;
  return { counts, total: Number(total), postings: jobs.map(toPostingSummary) };
};

const toPostingSummary = (row: PostingPageRow['jobs'][number]): PostingSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  location: toPlace(row.location),
  type: row.type as JobType,
  state: row.state as JobState,
  postedAt: toIsoTime(row.created_at),
  expiresAt: toIsoTime(row.expires_at),
  endedAt: toIsoTime(row.ended_at),
  views: Number(row.views),
  applications: Number(row.applications),
  newApplications: Number(row.new_applications),
  hold: toHold(row.hold),
});
