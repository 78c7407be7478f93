import type { Company } from '@/lib/employers/company';
import { jobTypes } from '@/lib/employment/job-type';
import type { Salary } from '@/lib/employment/salary';
import type { Job } from '@/lib/jobs/job';
import type { Place } from '@/lib/places/place';
import { placeFieldSchema } from '@/lib/places/place-field';
import { defaultOpenDays } from './expiry';
import type { JobForm } from './job-form';
import { jobSchema } from './schema';

/** What the page of a posting will show; what is not written yet has a word in its place. */
export function previewOf(form: JobForm, company: Omit<Company, 'id'>, employerId: string, now: Date): Job {
  const hours = (text: string) => jobSchema.shape.hoursMin.safeParse(text).data ?? null;
  const end = new Date(now.getTime() + defaultOpenDays * 86_400_000).toISOString();
  return {
    id: '00000000-0000-0000-0000-000000000000',
    slug: 'preview',
    employerId,
    title: form.title.trim() || 'Job title',
    company: { name: company.name, logo: company.logo, description: company.description },
    industry: company.industry,
    location: placeOf(form) ?? company.location,
    type: jobTypes.find((type) => type === form.type) ?? 'full-time',
    salary: salaryOf(form),
    description: form.description.trim() || 'Job description',
    tags: jobSchema.shape.tags.parse(form.tags),
    applicationUrl: jobSchema.shape.applicationUrl.safeParse(form.applicationUrl).data ?? null,
    schedule: jobSchema.shape.schedule.parse(form.schedule),
    hoursPerWeek: { min: hours(form.hoursMin), max: hours(form.hoursMax) },
    benefits: jobSchema.shape.benefits.parse(form.benefits),
    hasTips: form.hasTips,
    minimumAge: jobSchema.shape.minimumAge.safeParse(form.minimumAge).data ?? null,
    state: 'open',
    postedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    expiresAt: end,
    endedAt: end,
    distanceKm: null,
  };
}

/** The place that a form holds; null while there is none. */
export const placeOf = (form: Pick<JobForm, 'location'>): Place | null =>
  placeFieldSchema.safeParse(form.location).data ?? null;

/** The pay that a form holds; null without an amount, or while what is typed is none. */
export function salaryOf(
  form: Pick<JobForm, 'salaryMin' | 'salaryMax' | 'currency' | 'period'>,
): Salary | null {
  const { shape } = jobSchema;
  const min = shape.salaryMin.safeParse(form.salaryMin).data ?? null;
  const max = shape.salaryMax.safeParse(form.salaryMax).data ?? null;
  if (min === null && max === null) return null;
  const currency = shape.currency.safeParse(form.currency).data ?? 'USD';
  const period = shape.period.safeParse(form.period).data ?? 'year';
  return { min, max, currency, period };
}
