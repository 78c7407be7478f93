import type { JobState, JobSummary } from '@/lib/jobs/job';
import { savedJob as text } from '@/messages/saved/jobs';

/** The maximum number of jobs in a list, in an account or a browser. Equals max_saved_jobs in the database. */
export const maxSavedJobs = 1000;
export const maxNoteLength = 2000;
export const savedJobsPerPage = 20;

/**
 * A saved job in an account or a browser, with the title and company of when it was saved. Times are ISO 8601 in UTC.
 */
export type SavedJobSnapshot = {
  jobId: string;
  savedAt: string;
  title: string;
  companyName: string;
  note: string;
  /** Null without a note. */
  notedAt: string | null;
};

/** The outcome of saving a job without JavaScript. 'signed-in': the visitor signed in, and the job is not saved yet. */
export type NoScriptSaveOutcome = 'saved' | 'list-full' | 'not-saved' | 'signed-in';

export type SavedJobFacts = JobSummary & {
  state: JobState;
  endedAt: string;
  /** Whole days until an open job expires soon; null otherwise. */
  expiresInDays: number | null;
  /** When the viewer's account or this browser applied. */
  appliedAt: string | null;
};

/** `facts` is null for a job without a page. */
export type SavedJob = SavedJobSnapshot & { facts: SavedJobFacts | null };

/** 'Expires within a day', 'Expires in 1 day', 'Expires in 3 days'. */
export const expiryLabel = (days: number): string =>
  days === 0 ? text.expiresToday : text.expiresIn({ days });
