import { salaryPeriods } from '@/lib/employment/salary';
import type { Job } from '@/lib/jobs/job';
import type { Hold } from '@/lib/trust/hold';
import { emptyJobForm, type JobFormValues, placeTexts } from './job-form';
import type { PostedFields } from './schema';

export type JobContact = { name: string; email: string; phone: string | null; title: string | null };

/** A job as its poster reads it, with what nobody else may see. */
export type Posting = Job & { contact: JobContact; applicationCount: number; hold: Hold | null };

/** What the form shows of a posted job. The last day stays blank, which keeps the one there is. */
export function jobFormOf(job: Posting): JobFormValues {
  return {
    ...emptyJobForm,
    title: job.title,
    type: job.type,
    ...placeTexts(job.location),
    description: job.description,
    salaryMin: textOf(job.salary?.min),
    salaryMax: textOf(job.salary?.max),
    currency: job.salary?.currency ?? '',
    period: job.salary?.period ?? salaryPeriods[4],
    hoursMin: textOf(job.hoursPerWeek.min),
    hoursMax: textOf(job.hoursPerWeek.max),
    minimumAge: textOf(job.minimumAge),
    ...(job.start === 'soon'
      ? { start: 'soon' }
      : job.start !== null && { start: 'day', startsOn: job.start }),
    schedule: job.schedule,
    benefits: job.benefits,
    tags: job.tags,
    hasTips: job.hasTips,
    ...contactTexts(job.contact),
    applicationUrl: job.applicationUrl ?? '',
  };
}

/** A contact as the form holds it. */
export const contactTexts = ({ name, email, phone, title }: JobContact) => ({
  contactName: name,
  contactEmail: email,
  contactPhone: phone ?? '',
  contactTitle: title ?? '',
});

const textOf = (number: number | null | undefined) =>
  number === null || number === undefined ? '' : String(number);

/** Whether a form says of the job what is posted already, by all that a reader would notice first. */
export const isSamePosting = (job: Posting, fields: PostedFields): boolean =>
  job.title === fields.title &&
  job.type === fields.type &&
  job.description === fields.description &&
  (job.salary?.min ?? null) === fields.salaryMin &&
  (job.salary?.max ?? null) === fields.salaryMax &&
  job.location.coordinates.lat === fields.location.coordinates.lat &&
  job.location.coordinates.lng === fields.location.coordinates.lng;
