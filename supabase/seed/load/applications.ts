import type { DemoApplication } from '../demo/sign-ins.ts';
import { insertRows, type SeedSql } from './rows.ts';

/** Inserts applications, the uploads of their CVs, and the employer's decisions. */
export async function insertApplications(
  sql: SeedSql,
  applications: readonly DemoApplication[],
): Promise<void> {
  const uploads = applications.map(({ cv_url, cv_filename, applicant_id, created_at }) => ({
    path: cv_url,
    bucket: 'applications',
    filename: cv_filename,
    extension: 'pdf',
    owner_id: applicant_id,
    verified_at: created_at,
    claimed_at: created_at,
    created_at,
  }));
  await insertRows(sql, 'public.uploads', uploads);
  await insertRows(sql, 'public.applications', applications);
  // The employer opened each application after a quarter of its age, and decided it after half, unless only seen.
  await sql`
    insert into public.application_events (application_id, job_id, kind, at)
    select id, job_id, kind, created_at + (now() - created_at) * share
    from public.applications, lateral (values ('seen', 0.25), (status, 0.5)) as moves (kind, share)
    where id = any (${applications.map(({ id }) => id)}) and status <> 'new' and (kind = 'seen') = (share = 0.25)
    order by share`;
}

/** Saves the visible talents nearest to the employer. */
export async function saveNearestTalents(sql: SeedSql, employerId: string, count: number): Promise<void> {
  await sql`
    insert into public.saved_talents (employer_id, talent_id)
    select ${employerId}, talent.id
    from public.job_seeker_profiles as talent, public.employer_profiles as employer
    where employer.user_id = ${employerId} and talent.is_visible
    order by talent.public_point operator(extensions.<->) public.sphere_point(
      (employer.location #>> '{coordinates,lat}')::double precision,
      (employer.location #>> '{coordinates,lng}')::double precision), talent.id
    limit ${count}
    on conflict do nothing`;
}
