import type { z } from 'zod';
import type { talentFormSchema } from '@/lib/talents/schema';

type FieldName = keyof z.input<typeof talentFormSchema>;

/** What each part of the talent form needs of the form hook. */
export type FormParts = {
  field: (name: FieldName) => { id: string; error: string | undefined };
  control: (name: FieldName) => { name: string; defaultValue: string | undefined };
  /** What a form without JavaScript was sent with. */
  typed: Record<string, string> | undefined;
};
