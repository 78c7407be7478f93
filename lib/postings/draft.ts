import type { JobFormValues } from './job-form';

/** An unfinished posting. */
export type JobDraft = {
  /** Becomes the posted job's key, so that a form posts one job even if it is submitted twice. */
  idempotencyKey: string;
  form: JobFormValues;
  step: 1 | 2;
  /** Counts the changes. The copy with the higher number is newer. */
  revision: number;
  /** The posting that it was copied from. */
  copyOf: string | null;
  /** When the database last saved it (ISO 8601); null before. */
  savedAt: string | null;
};
