import type { Salary } from '@/lib/employment/salary';
import type { Place } from '@/lib/places/place';
import { placeFieldSchema } from '@/lib/places/place-field';
import type { JobFormValues } from './job-form';
import { jobSchema, type PostingInput } from './schema';

/** The parsed values of an unfinished form; null for blank and invalid fields. */
export function parseFormValues(form: JobFormValues): {
  [Name in keyof PostingInput]: PostingInput[Name] | null;
} {
  const values = Object.entries(jobSchema.shape).map(([name, field]) => {
    const parsed = field.safeParse(Reflect.get(form, name));
    return [name, (parsed.success ? parsed.data : field.safeParse(undefined).data) ?? null];
  });
  return Object.fromEntries(values);
}

/** The form's place; null if it is blank or invalid. */
export const getFormPlace = (form: Pick<JobFormValues, 'location'>): Place | null =>
  placeFieldSchema.safeParse(form.location).data ?? null;

/** The form's pay; null if it has no valid amount. */
export function getFormSalary(form: JobFormValues): Salary | null {
  const { salaryMin: min, salaryMax: max, currency, period } = parseFormValues(form);
  if (min === null && max === null) return null;
  return { min, max, currency: currency ?? 'USD', period: period ?? 'year' };
}
