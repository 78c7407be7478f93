import { z } from 'zod';

/** How many jobs an account may have open and post in a day, and how many it has; from `my_posting_limits`. */
export const postingLimitsSchema = z.object({
  /** Null once the limits don't grow any more. */
  stage: z.enum(['first_day', 'first_week', 'first_month']).nullable(),
  openJobs: z.number(),
  maxOpenJobs: z.number(),
  /** The limit after this stage. */
  maxOpenJobsNext: z.number().nullable(),
  postedToday: z.number(),
  maxPostedToday: z.number(),
});

export type PostingLimits = z.output<typeof postingLimitsSchema>;
