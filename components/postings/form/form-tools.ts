import type { JobFormInput } from '@/lib/postings/schema';

export type FieldName = keyof JobFormInput & string;

/** What the steps need of the form hook. */
export type FormTools = {
  field: (name: FieldName) => { id: string; error: string | undefined };
  control: (name: FieldName) => { name: string; defaultValue: string | undefined };
};
