import type { JobType } from '@/lib/employment/job-type';
import type { JobState } from '@/lib/jobs/job';
import { isoTime } from '@/lib/jobs/job-row';
import { toPlace } from '@/lib/places/place-row';
import { toHold } from '@/lib/trust/hold';
import type { FoundPostings, PostingSummary } from './posting-summary';

/** What `my_jobs` answers. */
type FoundPostingsRow = {
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

export const toFoundPostings = (answer: unknown): FoundPostings => {
  const { counts, total, jobs } = answer as FoundPostingsRow;
  return { counts, total: Number(total), postings: jobs.map(toPostingSummary) };
};

const toPostingSummary = (row: FoundPostingsRow['jobs'][number]): PostingSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  location: toPlace(row.location),
  type: row.type as JobType,
  state: row.state as JobState,
  postedAt: isoTime(row.created_at),
  expiresAt: isoTime(row.expires_at),
  endedAt: isoTime(row.ended_at),
  views: Number(row.views),
  applications: Number(row.applications),
  newApplications: Number(row.new_applications),
  hold: toHold(row.hold),
});
