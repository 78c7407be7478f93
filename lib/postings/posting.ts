import type { Job } from '@/lib/jobs/job';
import type { Hold } from '@/lib/trust/hold';
import { emptyJobForm, type JobFormValues, toPlaceFields } from './job-form';
import type { PostingInput } from './schema';

export type JobContact = { name: string; email: string; phone: string | null; title: string | null };

/** A job with the fields that only its employer sees. */
export type Posting = Job & { contact: JobContact; applicationCount: number; hold: Hold | null };

/** Converts a posted job to form values. The last day is blank, which keeps the current one. */
export function toJobForm(job: Posting): JobFormValues {
  return {
    ...emptyJobForm,
    title: job.title,
    type: job.type,
    ...toPlaceFields(job.location),
    description: job.description,
    salaryMin: toText(job.salary?.min),
    salaryMax: toText(job.salary?.max),
    currency: job.salary?.currency ?? '',
    period: job.salary?.period ?? 'year',
    hoursMin: toText(job.hoursPerWeek.min),
    hoursMax: toText(job.hoursPerWeek.max),
    minimumAge: toText(job.minimumAge),
    ...(job.start === 'soon'
      ? { start: 'soon' }
      : job.start !== null && { start: 'day', startsOn: job.start }),
    schedule: job.schedule,
    benefits: job.benefits,
    tags: job.tags,
    hasTips: job.hasTips,
    ...toContactFields(job.contact),
    applicationUrl: job.applicationUrl ?? '',
  };
}

/** Converts a contact to form fields; null becomes an empty text. */
export const toContactFields = ({ name, email, phone, title }: JobContact) => ({
  contactName: name,
  contactEmail: email,
  contactPhone: phone ?? '',
  contactTitle: title ?? '',
});

const toText = (number: number | null | undefined) =>
  number === null || number === undefined ? '' : String(number);

/** True if a form has the title, type, description, pay amounts and coordinates of the posted job. */
export const hasSameContent = (job: Posting, fields: PostingInput): boolean =>
  job.title === fields.title &&
  job.type === fields.type &&
  job.description === fields.description &&
  (job.salary?.min ?? null) === fields.salaryMin &&
  (job.salary?.max ?? null) === fields.salaryMax &&
  job.location.coordinates.lat === fields.location.coordinates.lat &&
  job.location.coordinates.lng === fields.location.coordinates.lng;
