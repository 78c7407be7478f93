import type { JobType } from '@/lib/employment/job-type';
import type { JobState } from '@/lib/jobs/job';
import type { Place } from '@/lib/places/place';
import type { Hold } from '@/lib/trust/hold';

/** A posting in its employer's list. Times are ISO 8601 in UTC. */
export type PostingSummary = {
  id: string;
  slug: string;
  title: string;
  location: Place;
  type: JobType;
  state: JobState;
  postedAt: string;
  expiresAt: string;
  endedAt: string;
  /** Page views. */
  views: number;
  applications: number;
  /** Applications with the status 'new'. */
  newApplications: number;
  hold: Hold | null;
};

export type PostingPage = {
  postings: PostingSummary[];
  /** The number of matches on all pages. */
  total: number;
  /** The number of matches of the query by state. */
  counts: Record<JobState, number>;
};

/** The changes of a posting that need no confirmation. */
export const jobChanges = ['pause', 'resume', 'renew'] as const;
export type JobChange = (typeof jobChanges)[number];

const allowedChanges: Record<JobState, readonly JobChange[]> = {
  open: ['pause', 'renew'],
  paused: ['resume'],
  closed: ['renew'],
  expired: ['renew'],
  held: [],
};

export const getAllowedChanges = (state: JobState): readonly JobChange[] => allowedChanges[state];
