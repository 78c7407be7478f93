import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { migrate } from '../../supabase/embedded/database/migrate.ts';
import { ensureKeys } from '../../supabase/embedded/keys.ts';
import { startPostgres } from '../../supabase/embedded/postgres/server.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { loadPlacePool } from '../../supabase/seed/demo/place-pool.ts';
import { demoEmployerId } from '../../supabase/seed/demo/sign-ins.ts';
import { saveNearestTalents } from '../../supabase/seed/load/applications.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { loadPlaces } from '../../supabase/seed/places/load.ts';
import { findFreePorts } from '../support/test-stack.ts';
import { copyRows } from './copy-rows.ts';
import { multiplyJobs } from './multiply.ts';

/** The center of a city with 100,000 more open jobs than its population suggests. */
export const crowdedCity = { stateSlug: 'colorado', citySlug: 'denver', lat: 39.7392, lng: -104.9903 };

/** The numbers of jobs in the databases, which are on one server and otherwise equal. */
export const databaseSizes = [15_000, 100_000, 1_000_000] as const;

export type BenchDatabases = { getUrl(jobs: number): string; stop(): Promise<void> };

type Options = {
  /** The databases are stored here. */
  folder: string;
  /** The checkout whose migrations create the databases. */
  checkout: string;
  sizes: readonly number[];
  source?: BenchDatabases;
};

const getDatabaseName = (jobs: number) => `jobs_${jobs}`;

/**
 * Starts the databases of a checkout. Creates them if the folder has none (half an hour), and migrates them
 * otherwise.
 */
export async function startBenchDatabases({
  folder,
  checkout,
  sizes,
  source,
}: Options): Promise<BenchDatabases> {
  const log = console.log;
  const migrations = path.join(checkout, 'supabase', 'migrations');
  await mkdir(folder, { recursive: true });
  const isCreated = existsSync(path.join(folder, 'postgres', 'PG_VERSION'));
  const [port, ...others] = await findFreePorts(4);
  if (!isCreated) await createServices(folder, [port, ...others] as [number, number, number, number]);
  const { databasePassword: password } = ensureKeys(folder);
  const server = await startPostgres({
    ...{ dataDir: folder, port, password, isThrowaway: true, log },
    // A quarter of a server's 8 GB.
    sharedMegabytes: 2048,
  });
  const getDatabaseUrl = (name: string) => server.url.replace(/[^/]*$/, name);
  try {
    await withConnection(server.url, async (sql) => {
      await migrate(sql, migrations, log);
      if (!isCreated && !source) await loadBase(sql, server.url);
    });
    const existing = await withConnection(
      getDatabaseUrl('template1'),
      (sql) => sql<{ datname: string }[]>`select datname from pg_database`,
    );
    for (const jobs of sizes) {
      if (!existing.some(({ datname }) => datname === getDatabaseName(jobs))) {
        await withConnection(server.url, (sql) => addJobs(sql, jobs, source));
        await withConnection(getDatabaseUrl('template1'), (sql) =>
          sql.unsafe(`create database ${getDatabaseName(jobs)} template postgres strategy file_copy`),
        );
        await withConnection(getDatabaseUrl('template1'), (sql) =>
          sql.unsafe(
            `alter database ${getDatabaseName(jobs)} set search_path to "$user", public, extensions`,
          ),
        );
        log(`${jobs.toLocaleString('en-US')} jobs are loaded.`);
      }
      await withConnection(getDatabaseUrl(getDatabaseName(jobs)), (sql) => migrate(sql, migrations, log));
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { getUrl: (jobs) => getDatabaseUrl(getDatabaseName(jobs)), stop: () => server.stop() };
}

/** Creates the schemas of the local stack's services, which the first migration needs. */
async function createServices(
  dataDir: string,
  [database, api, mailbox, smtp]: [number, number, number, number],
) {
  const stack = await startStack({
    dataDir,
    ports: { api, database, mailbox, smtp },
    siteUrl: 'http://localhost:3000',
    isThrowaway: true,
    skipMigrations: true,
  });
  await stack.stop();
}

/** Loads the gazetteer, and an account with the maximum number of saved talents. */
async function loadBase(sql: Sql, url: string) {
  await loadPlaces(url);
  await loadDemonstration(sql, loadPlacePool(), { jobs: 100, talents: 5_000, force: false });
  await saveNearestTalents(sql, demoEmployerId, 1_000);
}

/** Above 100,000, jobs are copied, which takes minutes instead of an hour, and one city gets 100,000 more. */
async function addJobs(sql: Sql, jobs: number, source: BenchDatabases | undefined): Promise<void> {
  if (jobs <= 100_000 && source)
    return await withConnection(source.getUrl(jobs), (from) => copyRows(from, sql));
  if (jobs <= 100_000) await loadDemonstration(sql, loadPlacePool(), { jobs, talents: 5_000, force: false });
  else await multiplyJobs(sql, jobs, { ...crowdedCity, jobs: 100_000 });
  await sql`vacuum (analyze)`;
}

export async function withConnection<T>(url: string, run: (sql: Sql) => PromiseLike<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}
