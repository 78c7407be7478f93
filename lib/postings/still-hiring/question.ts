import type { JobState } from '@/lib/jobs/job';
import type { JobAddress } from '@/lib/place-routes';

/** What the holder of a 'Still hiring?' link is asked about. */
export type StillHiringQuestion = JobAddress & {
  title: string;
  companyName: string;
  state: JobState;
  /** Paused because nobody answered; a yes opens it again. */
  isPausedBySilence: boolean;
};

/** The answers that the links of the mail propose; each is given by a button alone (D29). */
export const stillHiringAnswers = ['yes', 'filled'] as const;
export type StillHiringAnswer = (typeof stillHiringAnswers)[number];
