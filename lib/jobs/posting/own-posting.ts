import type { Place } from '@/lib/places/place';
import type { JobState, JobType } from '../job';

/** A posting in its employer's list. Times are ISO 8601 in UTC. */
export type OwnPosting = {
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
};

export type OwnPostings = {
  postings: OwnPosting[];
  /** All that match, on every page. */
  total: number;
  /** Those that match the words, by state. */
  counts: Record<JobState, number>;
};

/** What can be done about a posting, by its state. */
export const jobMoves = ['pause', 'resume', 'close', 'renew'] as const;
export type JobMove = (typeof jobMoves)[number];

const moves: Record<JobState, readonly JobMove[]> = {
  open: ['pause', 'close', 'renew'],
  paused: ['resume', 'close'],
  closed: ['renew'],
  expired: ['renew', 'close'],
};

export const movesFrom = (state: JobState): readonly JobMove[] => moves[state];
