import type { DemoEmployer } from '../demo/employers.ts';
import type { DemoJob } from '../demo/job.ts';
import { insertAccounts } from './accounts.ts';
import { insertRows, type SeedSql } from './insert-rows.ts';
import { takeSlugs } from './slugs.ts';

/** Writes employers and their jobs; their times are counted back from `now`. */
export async function insertEmployers(
  sql: SeedSql,
  employers: readonly (DemoEmployer & { isKnown?: boolean })[],
  now: Date,
): Promise<void> {
  const newcomers = employers.filter(({ isKnown }) => !isKnown);
  const founded = (employer: DemoEmployer) =>
    minutesBefore(now, Math.max(...employer.jobs.map(({ ageMinutes }) => ageMinutes)) + 3 * 24 * 60);
  await insertAccounts(
    sql,
    newcomers.map((employer) => ({
      userId: employer.userId,
      email: employer.email,
      role: 'employer',
      createdAt: founded(employer),
      ...(employer.password !== undefined && { password: employer.password }),
    })),
  );
  const profiles = newcomers.map((employer) => ({
    id: employer.profileId,
    user_id: employer.userId,
    company_name: employer.companyName,
    company_description: employer.companyDescription,
    industry: employer.industry,
    location: employer.location,
    is_demo: true,
    created_at: founded(employer),
    updated_at: founded(employer),
  }));
  await insertRows(sql, 'public.employer_profiles', columnsOf(profiles), profiles);

  const jobs = employers.flatMap((employer) => employer.jobs.map((job) => ({ employer, job })));
  const slugs = await takeSlugs(
    sql,
    jobs.map(({ job }) => job.title),
  );
  const rows = jobs.map(({ employer, job }, index) => jobRow(employer, job, slugs[index] ?? '', now));
  await insertRows(sql, 'public.jobs', columnsOf(rows), rows);
}

function jobRow(employer: DemoEmployer, job: DemoJob, slug: string, now: Date) {
  const createdAt = minutesBefore(now, job.ageMinutes);
  return {
    id: job.id,
    employer_id: employer.userId,
    slug,
    title: job.title,
    // The copies of the company's that a trigger makes of a posting by hand.
    company_name: employer.companyName,
    company_description: employer.companyDescription,
    industry: employer.industry,
    location: job.location,
    description: job.description,
    type: job.type,
    salary: job.salary,
    contact: job.contact,
    tags: job.tags,
    application_url: job.applicationUrl,
    schedule: job.schedule,
    hours_per_week_min: job.hoursPerWeek?.min ?? null,
    hours_per_week_max: job.hoursPerWeek?.max ?? null,
    benefits: job.benefits,
    has_tips: job.hasTips,
    minimum_age: job.minimumAge,
    starts_on:
      job.startsInDays === null
        ? null
        : minutesBefore(now, -job.startsInDays * 24 * 60)
            .toISOString()
            .slice(0, 10),
    status: job.status,
    expires_at: minutesBefore(createdAt, -job.lifeDays * 24 * 60),
    closed_at: job.closedMinutesAgo === null ? null : minutesBefore(now, job.closedMinutesAgo),
    is_demo: true,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

const columnsOf = <Row extends object>(rows: readonly Row[]) =>
  Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
