import { industries } from '@/lib/employment/industry';
import type { JobType } from '@/lib/employment/job-type';
import { toSalary } from '@/lib/employment/salary-row';
import { toPlace } from '@/lib/places/place-row';
import type { FunctionReturns, Row } from '@/lib/supabase/types';
import { fileAddress } from '@/lib/uploads/file-address';
import type { Job, JobState, JobSummary } from './job';
import { startOf } from './job-start';

/** A job as the search functions return it. */
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
  | 'answers_most'
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

/** The generated types know nothing of null in what a function returns. */
type Nullable<Returned> = {
  [Column in keyof Returned]: Column extends 'company_logo' | 'salary' | 'distance_km'
    ? Returned[Column] | null
    : Returned[Column];
};

/** A search's row as a list shows it. */
export function toJobSummary(row: JobSummaryRow): JobSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: { name: row.company_name, logo: logoOf(row) },
    location: toPlace(row.location),
    type: row.type as JobType,
    salary: toSalary(row.salary),
    tags: row.tags,
    postedAt: isoTime(row.created_at),
    distanceKm: row.distance_km,
    ...(row.applies_elsewhere && { appliesElsewhere: true }),
    ...(row.fit && { fit: [row.fit[0] ?? 0, row.fit[1] ?? 0] }),
  };
}

/** A row of the table as its page shows it. `now` decides whether an open job's time is over. */
export function toJob(row: JobRow, now: Date = new Date()): Job {
  return {
    ...toJobSummary({ ...row, distance_km: null }),
    employerId: row.employer_id,
    description: row.description,
    company: { name: row.company_name, logo: logoOf(row), description: row.company_description },
    industry: industries.find((industry) => industry === row.industry) ?? null,
    applicationUrl: row.application_url,
    schedule: row.schedule,
    hoursPerWeek: { min: row.hours_per_week_min, max: row.hours_per_week_max },
    benefits: row.benefits,
    hasTips: row.has_tips,
    minimumAge: row.minimum_age,
    start: startOf(row.starts_on, now),
    state: stateOf(row, now),
    expiresAt: isoTime(row.expires_at),
    endedAt: isoTime(row.ended_at),
    updatedAt: isoTime(row.updated_at),
  };
}

const logoOf = (row: Pick<JobSummaryRow, 'company_logo'>) =>
  row.company_logo && fileAddress(row.company_logo);

/** What an open job is once its time is over. */
export function stateOf(row: Pick<JobRow, 'status' | 'expires_at'>, now: Date): JobState {
  const canExpire = row.status !== 'closed' && row.status !== 'held';
  if (canExpire && Date.parse(isoTime(row.expires_at)) <= now.getTime()) return 'expired';
  return row.status as JobState;
}

/** ISO 8601 in UTC. PostgreSQL writes '2026-11-20 10:04:48.364+00', which not every browser reads. */
export function isoTime(timestamp: string): string {
  const standard = timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
  return new Date(standard).toISOString();
}
