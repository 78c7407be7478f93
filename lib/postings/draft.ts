import type { JobFormValues } from './job-form';

/** An unfinished posting. */
export type JobDraft = {
  /** Becomes the posted job's key, so that a form posts one job even if it is submitted twice. */
  idempotencyKey: string;
  form: JobFormValues;
  step: 1 | 2;
  /** The number of changes. Of two copies of a draft, the one with the higher number is newer. */
  revision: number;
  /** The id of the posting that the employer duplicated to start this draft; null for a new posting. */
  duplicatedFrom: string | null;
  /** When the database last saved the draft (ISO 8601); null before the first time. */
  savedAt: string | null;
};
