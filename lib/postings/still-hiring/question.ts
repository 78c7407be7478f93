import type { JobState } from '@/lib/jobs/job';
import type { JobAddress } from '@/lib/place-routes';

/** The job that a "Still hiring?" link is about. */
export type StillHiringQuestion = JobAddress & {
  title: string;
  companyName: string;
  state: JobState;
  /** Paused because the question was not answered. A yes reopens it. */
  isPausedAutomatically: boolean;
};

/** The answers linked in the email. Only the page's button submits one (D29). */
export const stillHiringResponses = ['yes', 'filled'] as const;
export type StillHiringResponse = (typeof stillHiringResponses)[number];
