import type { Sql, TransactionSql } from 'postgres';
import { type DemoEmployer, generateEmployers } from '../demo/employers.ts';
import type { PlacePool } from '../demo/place-pool.ts';
import {
  adminEmail,
  createDemoEmployer,
  createDemoSeeker,
  type DemoApplication,
  demoAdminId,
  demoEmployerId,
  demoPassword,
  demoSeekerId,
} from '../demo/sign-ins.ts';
import { type DemoTalent, generateTalents } from '../demo/talents.ts';
import { insertAccounts } from './accounts.ts';
import { insertApplications, saveNearestTalents } from './applications.ts';
import { insertInBulk } from './bulk.ts';
import { insertRows, type SeedSql, toBatches } from './rows.ts';

type Counts = { jobs: number; employers: number; talents: number; applications: number };

type Loaded = {
  /** 'unchanged' if there was nothing to add. */
  outcome: 'loaded' | 'unchanged';
  counts: Counts;
  /** Applications whose CVs are not uploaded yet. */
  applications: DemoApplication[];
};

/** Thrown if the database has real jobs, which must not mix with demonstration data. */
export class RealJobsError extends Error {}

/**
 * Adds missing demonstration jobs and talents up to the given numbers, in one transaction. Deterministic. Throws
 * RealJobsError if the database has real jobs and `force` is not set.
 */
export async function loadDemonstration(
  database: Sql,
  pool: PlacePool,
  options: { jobs: number; talents: number; force: boolean },
): Promise<Loaded> {
  const loaded = await database.begin(async (sql): Promise<Loaded> => {
    await sql`select pg_advisory_xact_lock(hashtext('doorstep demonstration'))`;
    if (!options.force) await assertNoRealJobs(sql);
    const now = new Date();
    const { employer, applications } = createDemoEmployer(pool, now);
    const jobCount = options.jobs - employer.jobs.length;
    const existing = await countGenerated(sql);
    if (existing.jobs >= jobCount && existing.talents >= options.talents - 1)
      return { outcome: 'unchanged', counts: await countDemonstration(sql), applications: [] };

    const isFirst = existing.jobs === 0;
    if (isFirst) {
      await insertEmployers(sql, [employer], demoPassword);
      await insertProfiles(sql, 'job_seeker', [createDemoSeeker(pool, now)], demoPassword);
      await insertApplications(sql, applications);
    }
    await insertInBulk(sql, async () => {
      const employers = generateEmployers(pool, jobCount, { after: existing.jobs, now });
      for (const batch of toBatches(employers, 500)) await insertEmployers(sql, batch);
      const talents = generateTalents(pool, options.talents - 1, { after: existing.talents, now });
      for (const batch of toBatches(talents, 1000)) await insertProfiles(sql, 'job_seeker', batch);
    });
    if (isFirst) await saveNearestTalents(sql, demoEmployerId, 4);
    const counts = await countDemonstration(sql);
    return { outcome: 'loaded', counts, applications: isFirst ? applications : [] };
  });
  if (loaded.outcome === 'loaded')
    await database`vacuum (analyze) public.jobs, public.employer_profiles, public.job_seeker_profiles, public.job_slugs, public.job_openings`;
  return loaded;
}

async function insertEmployers(sql: SeedSql, employers: readonly DemoEmployer[], password?: string) {
  await insertProfiles(sql, 'employer', employers, password);
  const jobs = employers.flatMap((employer) => employer.jobs);
  await insertRows(sql, 'public.jobs', jobs);
}

const profileTables = { employer: 'public.employer_profiles', job_seeker: 'public.job_seeker_profiles' };

async function insertProfiles(
  sql: SeedSql,
  role: keyof typeof profileTables,
  people: readonly (DemoEmployer | DemoTalent)[],
  password?: string,
): Promise<void> {
  const accounts = people.map(({ email, profile }) => ({
    ...profile,
    id: profile.user_id,
    email,
    role,
    password,
  }));
  await insertAccounts(sql, accounts);
  const profiles = people.map(({ profile }) => profile);
  await insertRows(sql, profileTables[role], profiles);
}

/** Inserts an administrator with a public password, for a local database only. */
export async function insertDemoAdmin(sql: Sql): Promise<void> {
  const account = { id: demoAdminId, email: adminEmail, role: 'job_seeker', password: demoPassword };
  await insertAccounts(sql, [{ ...account, created_at: new Date().toISOString() }]);
  await insertRows(sql, 'public.admins', [{ user_id: demoAdminId, role: 'administrator' }]);
}

async function countDemonstration(sql: SeedSql): Promise<Counts> {
  const [row] = await sql<[Counts]>`
    select (select count(*)::int from public.jobs where is_demo) as jobs,
      (select count(*)::int from public.employer_profiles where is_demo) as employers,
      (select count(*)::int from public.job_seeker_profiles where is_demo) as talents,
      (select count(*)::int from public.applications as application
        join public.jobs as job on job.id = application.job_id where job.is_demo) as applications`;
  return row;
}

/** Counts the generated jobs and talents, to continue after them. Their accounts can't sign in, so none is deleted. */
async function countGenerated(sql: TransactionSql): Promise<{ jobs: number; talents: number }> {
  const [row] = await sql<[{ jobs: number; talents: number }]>`
    select (select count(*)::int from public.jobs where is_demo and employer_id <> ${demoEmployerId}) as jobs,
      (select count(*)::int from public.job_seeker_profiles where is_demo and user_id <> ${demoSeekerId}) as talents`;
  return row;
}

async function assertNoRealJobs(sql: TransactionSql): Promise<void> {
  const [row] = await sql`select from public.jobs where not is_demo limit 1`;
  if (row)
    throw new RealJobsError(
      'This database has jobs that are not demonstration data. With --force the demonstration data is loaded anyway.',
    );
}
