import type { JobFormInput } from '@/lib/postings/schema';

export type FieldName = keyof JobFormInput & string;

/** The parts of the form hook that the steps need. */
export type JobFormControls = {
  field: (name: FieldName) => { id: string; error: string | undefined };
  control: (name: FieldName) => { name: string; defaultValue: string | undefined };
};
