import { createHash, randomBytes } from 'node:crypto';
import type { DemoApplication } from '../demo/sign-ins.ts';
import { minutesBefore } from './employers.ts';
import { insertRows, type SeedSql } from './insert-rows.ts';

/** Writes applications with the register entries of their CVs. */
export async function insertApplications(
  sql: SeedSql,
  applications: readonly DemoApplication[],
  now: Date,
): Promise<void> {
  const uploads = applications.map(({ cvPath, cvFilename, applicantId, ageMinutes }) => ({
    path: cvPath,
    bucket: 'applications',
    filename: cvFilename,
    extension: 'pdf',
    owner_id: applicantId,
    verified_at: minutesBefore(now, ageMinutes),
    claimed_at: minutesBefore(now, ageMinutes),
    created_at: minutesBefore(now, ageMinutes),
  }));
  await insertRows(
    sql,
    'public.uploads',
    ['path', 'bucket', 'filename', 'extension', 'owner_id', 'verified_at', 'claimed_at', 'created_at'],
    uploads,
  );
  const rows = applications.map((application) => ({
    id: application.id,
    job_id: application.jobId,
    applicant_id: application.applicantId,
    full_name: application.fullName,
    date_of_birth: application.dateOfBirth,
    is_adult: true,
    email: application.email,
    phone: application.phone,
    cover_letter: application.coverLetter,
    cv_url: application.cvPath,
    cv_filename: application.cvFilename,
    cv_fileext: 'pdf',
    status: application.status,
    // The account's own address, which it has confirmed.
    proven_at: minutesBefore(now, application.ageMinutes),
    // Nobody holds the secret that it belongs to.
    token_hash: createHash('sha256').update(randomBytes(32)).digest('hex'),
    created_at: minutesBefore(now, application.ageMinutes),
    updated_at: minutesBefore(now, application.ageMinutes),
  }));
  await insertRows(
    sql,
    'public.applications',
    Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[],
    rows,
  );
  await insertEvents(sql, applications, now);
}

/** What became of them: opened after a while, and decided on a while later. Their arrival the database has noted itself. */
async function insertEvents(
  sql: SeedSql,
  applications: readonly DemoApplication[],
  now: Date,
): Promise<void> {
  const opened = applications.filter(({ status }) => status !== 'new');
  const decided = opened.filter(({ status }) => status !== 'seen');
  const event = ({ id, jobId, ageMinutes }: DemoApplication, kind: string, afterMinutes: number) => ({
    application_id: id,
    job_id: jobId,
    kind,
    at: minutesBefore(now, ageMinutes - Math.min(afterMinutes, ageMinutes / 2)),
  });
  // An answer counts only after the opening, in the order of the rows.
  await insertRows(
    sql,
    'public.application_events',
    ['application_id', 'job_id', 'kind', 'at'],
    [
      ...opened.map((application) => event(application, 'seen', 5 * 60)),
      ...decided.map((application) => event(application, application.status, 19 * 60)),
    ],
  );
}

/** The employer's account has its eye on the visible talents nearest to it. */
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
