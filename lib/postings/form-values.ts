import type { Salary } from '@/lib/employment/salary';
import type { Place } from '@/lib/places/place';
import { placeFieldSchema } from '@/lib/places/place-field';
import type { JobFormValues } from './job-form';
import { jobSchema, type PostedFields } from './schema';

/** What a form that is not finished says already; a field that is blank or wrong says nothing. */
export function valuesOf(form: JobFormValues): { [Name in keyof PostedFields]: PostedFields[Name] | null } {
  const values = Object.entries(jobSchema.shape).map(([name, field]) => {
    const given = field.safeParse(Reflect.get(form, name));
    return [name, (given.success ? given.data : field.safeParse(undefined).data) ?? null];
  });
  return Object.fromEntries(values);
}

/** The place that a form holds; null while there is none. */
export const placeOf = (form: Pick<JobFormValues, 'location'>): Place | null =>
  placeFieldSchema.safeParse(form.location).data ?? null;

/** The pay that a form holds; null without an amount, or while what is typed is none. */
export function salaryOf(form: JobFormValues): Salary | null {
  const { salaryMin: min, salaryMax: max, currency, period } = valuesOf(form);
  if (min === null && max === null) return null;
  return { min, max, currency: currency ?? 'USD', period: period ?? 'year' };
}
