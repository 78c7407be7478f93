import { z } from 'zod';

/** The account's limits of open jobs and postings a day, and its usage: the result of `my_posting_limits`. */
export const postingLimitsSchema = z.object({
  /** The age of the account, on which the limits depend; null when they no longer grow. */
  stage: z.enum(['first_day', 'first_week', 'first_month']).nullable(),
  openJobs: z.number(),
  maxOpenJobs: z.number(),
  /** The limit after this stage. */
  maxOpenJobsNext: z.number().nullable(),
  postedToday: z.number(),
  maxPostedToday: z.number(),
});

export type PostingLimits = z.output<typeof postingLimitsSchema>;
