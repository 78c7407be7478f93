import type { Sql, TransactionSql } from 'postgres';
import { generateEmployers } from '../demo/employers.ts';
import type { PlaceStock } from '../demo/place-stock.ts';
import {
  type DemoApplication,
  demoEmployer,
  demoEmployerId,
  demoSeeker,
  demoSeekerId,
} from '../demo/sign-ins.ts';
import { generateTalents } from '../demo/talents.ts';
import { insertApplications, saveNearestTalents } from './applications.ts';
import { inBulk } from './bulk.ts';
import { insertEmployers } from './employers.ts';
import { partsOf, type SeedSql } from './insert-rows.ts';
import { insertTalents } from './talents.ts';

export type Counts = { jobs: number; employers: number; talents: number; applications: number };

export type Loaded = {
  /** 'kept' when there was nothing to add. */
  outcome: 'loaded' | 'kept';
  counts: Counts;
  /** Those whose CVs are not in storage yet. */
  applications: DemoApplication[];
};

export type LoadOptions = {
  jobs: number;
  talents: number;
  force: boolean;
  /** From so many new jobs on, indexes are built afterwards and triggers rest, which is faster. */
  bulkFrom?: number;
};

/** So many employers at a time are kept in memory. */
const employersAtOnce = 500;

/** Thrown when real jobs are there: demonstration data does not belong beside them. */
export class RealJobsError extends Error {}

/**
 * Brings the demonstration to so many jobs and talents, in one transaction: what is there is kept, what is missing is
 * added, always the same. Throws RealJobsError when the database has jobs of its own and `force` is not set.
 */
export async function loadDemonstration(
  database: Sql,
  stock: PlaceStock,
  { jobs, talents, force, bulkFrom = 5_000 }: LoadOptions,
): Promise<Loaded> {
  const loaded = await database.begin(async (sql): Promise<Loaded> => {
    await sql`select pg_advisory_xact_lock(hashtext('doorstep demonstration'))`;
    if (!force) await refuseBesideRealJobs(sql);
    const { employer, applications } = demoEmployer(stock);
    const wanted = { jobs: jobs - employer.jobs.length, talents: talents - 1 };
    const there = await countGenerated(sql);
    if (there.jobs >= wanted.jobs && there.talents >= wanted.talents)
      return { outcome: 'kept', counts: await countDemonstration(sql), applications: [] };

    const now = new Date();
    const isFirst = there.jobs === 0;
    if (isFirst) {
      await insertEmployers(sql, [employer], now);
      await insertTalents(sql, [demoSeeker(stock)], now);
    }
    const writeJobs = async () => {
      const employers = generateEmployers(stock, wanted.jobs, there.jobs);
      for (const part of partsOf(employers, employersAtOnce)) await insertEmployers(sql, part, now);
    };
    await (wanted.jobs - there.jobs >= bulkFrom ? inBulk(sql, writeJobs) : writeJobs());
    const newTalents = [...generateTalents(stock, wanted.talents)].slice(there.talents);
    for (const part of partsOf(newTalents, 1000)) await insertTalents(sql, part, now);
    if (isFirst) {
      await insertApplications(sql, applications, now);
      await saveNearestTalents(sql, demoEmployerId, 4);
    }
    return {
      outcome: 'loaded',
      counts: await countDemonstration(sql),
      applications: isFirst ? applications : [],
    };
  });
  if (loaded.outcome === 'loaded')
    await database`vacuum (analyze) public.jobs, public.employer_profiles, public.job_seeker_profiles, public.job_slugs, public.job_openings`;
  return loaded;
}

export async function countDemonstration(sql: SeedSql): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    select (select count(*)::int from public.jobs where is_demo) as jobs,
      (select count(*)::int from public.employer_profiles where is_demo) as employers,
      (select count(*)::int from public.job_seeker_profiles where is_demo) as talents,
      (select count(*)::int from public.applications as application
        join public.jobs as job on job.id = application.job_id where job.is_demo) as applications`;
  if (!row) throw new Error('The database did not count its demonstration data.');
  return row;
}

/** What came from the generator: nobody can sign in there, so nobody deletes any of it. */
async function countGenerated(sql: TransactionSql): Promise<{ jobs: number; talents: number }> {
  const [row] = await sql<{ jobs: number; talents: number }[]>`
    select (select count(*)::int from public.jobs where is_demo and employer_id <> ${demoEmployerId}) as jobs,
      (select count(*)::int from public.job_seeker_profiles where is_demo and user_id <> ${demoSeekerId}) as talents`;
  if (!row) throw new Error('The database did not count its demonstration data.');
  return row;
}

async function refuseBesideRealJobs(sql: TransactionSql): Promise<void> {
  const [row] = await sql`select from public.jobs where not is_demo limit 1`;
  if (row)
    throw new RealJobsError(
      'This database has jobs that are not demonstration data. With --force the demonstration is loaded beside them.',
    );
}
