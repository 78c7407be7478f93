import { z } from 'zod';
import { placeFieldSchema } from '@/lib/places/place-field';
import { industries } from '@/lib/work/industry';

/** Section 5: shown above the form when anything required is missing. */
export const requiredFieldsMissing = 'Please fill in all required fields';

const required = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, `Please use at most ${max} characters`);

export const companySchema = z.object({
  companyName: required('Company name is required', 120),
  industry: z.enum(industries, 'Industry is required'),
  companyDescription: required('Company description is required', 5000),
  location: placeFieldSchema,
});

export type CompanyInput = z.input<typeof companySchema>;
