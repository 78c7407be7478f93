import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { migrate } from '../../supabase/embedded/database/migrate.ts';
import { readKeys } from '../../supabase/embedded/keys.ts';
import { startPostgres } from '../../supabase/embedded/postgres/server.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { readPlaceStock } from '../../supabase/seed/demo/place-stock.ts';
import { demoEmployerId } from '../../supabase/seed/demo/sign-ins.ts';
import { saveNearestTalents } from '../../supabase/seed/load/applications.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { loadPlaces } from '../../supabase/seed/places/load.ts';
import { freePorts } from '../support/test-stack.ts';
import { copyRows } from './copy-rows.ts';
import { multiplyJobs } from './multiply.ts';

/** In the middle of a city where 100,000 more jobs are open than its people would have. */
export const crowdedCity = { stateSlug: 'colorado', citySlug: 'denver', lat: 39.7392, lng: -104.9903 };

/** Databases of one server that differ in nothing but how many jobs they have. */
export const stockSizes = [15_000, 100_000, 1_000_000] as const;

export type Stock = { urlOf(jobs: number): string; stop(): Promise<void> };

type Options = {
  /** The databases stay in it. */
  folder: string;
  /** Whose migrations make the databases. */
  checkout: string;
  sizes: readonly number[];
  /** Whose jobs they get; made of the demonstration where there are none to copy. */
  source?: Stock;
};

const nameOf = (jobs: number) => `jobs_${jobs}`;

/** Starts the databases of a checkout, which are made first where the folder has none (half an hour), and brought up to date where it has. */
export async function startStock({ folder, checkout, sizes, source }: Options): Promise<Stock> {
  const log = console.log;
  const migrations = path.join(checkout, 'supabase', 'migrations');
  await mkdir(folder, { recursive: true });
  const isThere = existsSync(path.join(folder, 'postgres', 'PG_VERSION'));
  const [port, ...others] = await freePorts(4);
  if (!isThere) await createServices(folder, [port, ...others] as [number, number, number, number]);
  const { databasePassword: password } = readKeys(folder);
  const server = await startPostgres({
    ...{ dataDir: folder, port, password, isThrowaway: true, log },
    // A quarter of a server's 8 GB.
    sharedMegabytes: 2048,
  });
  const urlOf = (name: string) => server.url.replace(/[^/]*$/, name);
  try {
    await query(server.url, async (sql) => {
      await migrate(sql, migrations, log);
      if (!isThere && !source) await loadBase(sql, server.url);
    });
    const there = await query(
      urlOf('template1'),
      (sql) => sql<{ datname: string }[]>`select datname from pg_database`,
    );
    for (const jobs of sizes) {
      if (!there.some(({ datname }) => datname === nameOf(jobs))) {
        await query(server.url, (sql) => grow(sql, jobs, source));
        await query(urlOf('template1'), (sql) =>
          sql.unsafe(`create database ${nameOf(jobs)} template postgres strategy file_copy`),
        );
        await query(urlOf('template1'), (sql) =>
          sql.unsafe(`alter database ${nameOf(jobs)} set search_path to "$user", public, extensions`),
        );
        log(`${jobs.toLocaleString('en-US')} jobs are there.`);
      }
      await query(urlOf(nameOf(jobs)), (sql) => migrate(sql, migrations, log));
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { urlOf: (jobs) => urlOf(nameOf(jobs)), stop: () => server.stop() };
}

/** What the services of the local stack bring, before the first migration. */
async function createServices(
  dataDir: string,
  [database, api, mailbox, smtp]: [number, number, number, number],
) {
  const stack = await startStack({
    dataDir,
    ports: { api, database, mailbox, smtp },
    siteUrl: 'http://localhost:3000',
    isThrowaway: true,
    isEmpty: true,
  });
  await stack.stop();
}

/** The gazetteer, and an account with as many saved talents as one may have. */
async function loadBase(sql: Sql, url: string) {
  await loadPlaces(url);
  await loadDemonstration(sql, readPlaceStock(), { jobs: 100, talents: 5_000, force: false });
  await saveNearestTalents(sql, demoEmployerId, 1_000);
}

/** Past 100,000 jobs they are copied, which takes minutes instead of an hour, and one city gets its crowd. */
async function grow(sql: Sql, jobs: number, source: Stock | undefined): Promise<void> {
  if (jobs <= 100_000 && source) return await query(source.urlOf(jobs), (from) => copyRows(from, sql));
  if (jobs <= 100_000) await loadDemonstration(sql, readPlaceStock(), { jobs, talents: 5_000, force: false });
  else await multiplyJobs(sql, jobs, { ...crowdedCity, jobs: 100_000 });
  await sql`vacuum (analyze)`;
}

export async function query<T>(url: string, ask: (sql: Sql) => PromiseLike<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}
