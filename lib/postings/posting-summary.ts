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
  /** How often its page was opened. */
  views: number;
  applications: number;
  /** Of these, nobody has looked at. */
  newApplications: number;
  hold: Hold | null;
};

export type FoundPostings = {
  postings: PostingSummary[];
  /** All that match, on every page. */
  total: number;
  /** Those that match the words, by state. */
  counts: Record<JobState, number>;
};

/** What can be done about a posting at once, by its state; closing asks first. */
export const jobChanges = ['pause', 'resume', 'renew'] as const;
export type JobChange = (typeof jobChanges)[number];

const changes: Record<JobState, readonly JobChange[]> = {
  open: ['pause', 'renew'],
  paused: ['resume'],
  closed: ['renew'],
  expired: ['renew'],
  held: [],
};

export const changesFrom = (state: JobState): readonly JobChange[] => changes[state];
