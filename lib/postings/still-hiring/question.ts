import type { JobState } from '@/lib/jobs/job';
import type { JobAddress } from '@/lib/place-routes';

/** The job of a "Still hiring?" question. */
export type StillHiringQuestion = JobAddress & {
  title: string;
  companyName: string;
  state: JobState;
  /** True if the job was paused because the question was not answered. A yes reopens it. */
  isPausedAutomatically: boolean;
};

/** The answers to the question. The email links to both; only a button of the page submits one (D29). */
export const stillHiringResponses = ['yes', 'filled'] as const;
export type StillHiringResponse = (typeof stillHiringResponses)[number];
