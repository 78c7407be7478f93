import type { JobFormValues } from './job-form';

/** A posting that is being written. */
export type JobDraft = {
  /** Becomes the posted job's, so that one form posts one job whatever is pressed twice. */
  idempotencyKey: string;
  form: JobFormValues;
  step: 1 | 2;
  /** Counts the changes: of two copies the one with more is the later. */
  revision: number;
  /** The posting that it began as a copy of. */
  copyOf: string | null;
  /** When the database last got it, ISO 8601; null before. */
  savedAt: string | null;
};
