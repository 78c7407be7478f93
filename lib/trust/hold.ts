import { z } from 'zod';

/** Why a posting is not shown, as its employer may know it (D90). */
export type Hold = {
  /** Decided, where it otherwise waits to be looked at. */
  isRemoved: boolean;
  /** The operator's, for what was decided. */
  reason: string | null;
  /** What of the posting gave cause, as it was written. */
  words: string[];
};

const holdSchema = z.object({
  isRemoved: z.boolean(),
  reason: z.string().nullable(),
  words: z.string().array(),
});

/** What `job_hold` answers. */
export const toHold = (answer: unknown): Hold | null => holdSchema.nullable().parse(answer ?? null);
