import type { z } from 'zod';
import type { talentFormSchema } from '@/lib/talents/schema';

type FieldName = keyof z.input<typeof talentFormSchema>;

export type FormParts = {
  field: (name: FieldName) => { id: string; error: string | undefined };
  control: (name: FieldName) => { name: string; defaultValue: string | undefined };
  /** The values of a submission without JavaScript. */
  submittedValues: Record<string, string> | undefined;
};
