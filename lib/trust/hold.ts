import { z } from 'zod';

/** Why a posting isn't shown, as its employer may see it (D90). */
export type Hold = {
  /** True if an admin took the posting or its company down; false while a review is pending. */
  isRemoved: boolean;
  /** The admin's reason for the decision. */
  reason: string | null;
  /** The words of the posting that led to the hold. */
  words: string[];
};

const holdSchema = z.object({
  isRemoved: z.boolean(),
  reason: z.string().nullable(),
  words: z.string().array(),
});

/** Parses the result of `job_hold`. */
export const toHold = (value: unknown): Hold | null => holdSchema.nullable().parse(value ?? null);
