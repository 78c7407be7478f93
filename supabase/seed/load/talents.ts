import type { DemoTalent } from '../demo/talents.ts';
import { insertAccounts } from './accounts.ts';
import { minutesBefore } from './employers.ts';
import { insertRows, type SeedSql } from './insert-rows.ts';

/** Writes talents; their times are counted from `now`. */
export async function insertTalents(
  sql: SeedSql,
  talents: readonly (DemoTalent & { password?: string })[],
  now: Date,
): Promise<void> {
  await insertAccounts(
    sql,
    talents.map(({ userId, email, ageMinutes, password }) => ({
      userId,
      email,
      role: 'job_seeker',
      createdAt: minutesBefore(now, ageMinutes),
      ...(password !== undefined && { password }),
    })),
  );
  const rows = talents.map((talent) => ({
    id: talent.profileId,
    user_id: talent.userId,
    full_name: talent.fullName,
    headline: talent.headline,
    bio: talent.bio,
    skills: talent.skills,
    experience_years: talent.experienceYears,
    desired_job_types: talent.desiredJobTypes,
    desired_salary: talent.desiredSalary,
    location: talent.location,
    search_radius: talent.searchRadiusKm,
    available_from:
      talent.availableInDays === null
        ? null
        : minutesBefore(now, -talent.availableInDays * 24 * 60)
            .toISOString()
            .slice(0, 10),
    is_visible: true,
    is_demo: true,
    created_at: minutesBefore(now, talent.ageMinutes),
    updated_at: minutesBefore(now, talent.ageMinutes),
  }));
  await insertRows(
    sql,
    'public.job_seeker_profiles',
    Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[],
    rows,
  );
}
