import type { JobState, JobSummary } from '@/lib/jobs/job';
import { savedJob as text } from '@/messages/saved/jobs';

/** How many jobs a list holds, in an account and in a browser. The database has the same figure. */
export const maxSavedJobs = 1000;
export const maxNoteLength = 2000;
export const savedJobsPerPage = 20;

/**
 * What is kept of a saved job, in an account or in a browser; all that is needed to save it again as it was. Title and
 * company are those of then. Times are ISO 8601 in UTC.
 */
export type SavedCopy = {
  jobId: string;
  savedAt: string;
  title: string;
  companyName: string;
  note: string;
  /** Null without a note. */
  notedAt: string | null;
};

/** What came of saving a job where no script runs; `signed-in` is back from signing in, with nothing saved yet. */
export type PlainSaveOutcome = 'saved' | 'list-full' | 'not-saved' | 'signed-in';

/** What a saved job is by now. */
export type SavedJobFacts = JobSummary & {
  state: JobState;
  endedAt: string;
  /** Whole days until it expires, for an open job that is about to; null for any other. */
  expiresInDays: number | null;
  /** When the viewer's account or this browser applied. */
  appliedAt: string | null;
};

/** `facts` is null for a job that has no page any more. */
export type SavedJob = SavedCopy & { facts: SavedJobFacts | null };

/** 'Expires within a day', 'Expires in 1 day', 'Expires in 3 days'. */
export const expiryLabel = (days: number): string =>
  days === 0 ? text.expiresWithinADay : text.expiresIn({ days });
