import { industries } from '@/lib/employment/industry';
import type { JobType } from '@/lib/employment/job-type';
import { toSalary } from '@/lib/employment/salary-row';
import { toPlace } from '@/lib/places/place-row';
import type { FunctionReturns, Row } from '@/lib/supabase/types';
import { toFileUrl } from '@/lib/uploads/file-url';
import type { Job, JobState, JobSummary } from './job';
import { toJobStart } from './job-start';

/** A job as the SQL search functions return it. */
export type JobSummaryRow = Nullable<
  Omit<FunctionReturns<'search_jobs'>[number], 'fit' | 'applies_elsewhere'>
> & {
  applies_elsewhere?: boolean;
  fit?: number[] | null;
};

/** A job's public columns. */
export type JobRow = Omit<
  Row<'jobs'>,
  | 'contact'
  | 'idempotency_key'
  | 'pt'
  | 'search'
  | 'is_responsive'
  | 'cells'
  | 'lat'
  | 'lng'
  | 'state_slug'
  | 'city_slug'
  | 'neighborhood_slug'
  | 'title_slug'
  | 'company_slug'
  | 'pay_currency'
  | 'min_pay_per_hour'
>;

/** The generated types don't mark the columns of a function's result as nullable. */
type Nullable<Returned> = {
  [Column in keyof Returned]: Column extends 'company_logo' | 'salary' | 'distance_km'
    ? Returned[Column] | null
    : Returned[Column];
};

/** Converts a row of a search into a list entry. */
export function toJobSummary(row: JobSummaryRow): JobSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: { name: row.company_name, logo: toLogoUrl(row) },
    location: toPlace(row.location),
    type: row.type as JobType,
    salary: toSalary(row.salary),
    tags: row.tags,
    postedAt: toIsoTime(row.created_at),
    distanceKm: row.distance_km,
    ...(row.applies_elsewhere && { appliesElsewhere: true }),
    ...(row.fit && { fit: [row.fit[0] ?? 0, row.fit[1] ?? 0] }),
  };
}

/** Converts a row of the table for the job's page. `now` decides whether an open job has expired. */
export function toJob(row: JobRow, now: Date = new Date()): Job {
  return {
    ...toJobSummary({ ...row, distance_km: null }),
    employerId: row.employer_id,
    description: row.description,
    company: { name: row.company_name, logo: toLogoUrl(row), description: row.company_description },
    industry: industries.find((industry) => industry === row.industry) ?? null,
    applicationUrl: row.application_url,
    schedule: row.schedule,
    hoursPerWeek: { min: row.hours_per_week_min, max: row.hours_per_week_max },
    benefits: row.benefits,
    hasTips: row.has_tips,
    minimumAge: row.minimum_age,
    start: toJobStart(row.starts_on, now),
    state: toJobState(row, now),
    expiresAt: toIsoTime(row.expires_at),
    endedAt: toIsoTime(row.ended_at),
    updatedAt: toIsoTime(row.updated_at),
  };
}

const toLogoUrl = (row: Pick<JobSummaryRow, 'company_logo'>) =>
  row.company_logo && toFileUrl(row.company_logo);

/** Returns the job's state: an open or paused job whose time is over is 'expired'. */
export function toJobState(row: Pick<JobRow, 'status' | 'expires_at'>, now: Date): JobState {
  const canExpire = row.status !== 'closed' && row.status !== 'held';
  if (canExpire && Date.parse(toIsoTime(row.expires_at)) <= now.getTime()) return 'expired';
  return row.status as JobState;
}

/** Converts to ISO 8601 in UTC. Some browsers can't parse PostgreSQL's '2026-11-20 10:04:48.364+00'. */
export function toIsoTime(timestamp: string): string {
  const standard = timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
  return new Date(standard).toISOString();
}
