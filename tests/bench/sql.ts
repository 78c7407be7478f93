import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { demoEmployerId } from '../../supabase/seed/demo/sign-ins.ts';
import { root } from '../support/runner/run-program.ts';
import { type Criterion, printCriteria, printTable, quantile } from './report.ts';
import { type BenchDatabases, databaseSizes, startBenchDatabases } from './sql-databases.ts';
import {
  type BenchQuery,
  benchQueries,
  type CityLocation,
  crowd,
  type JobLocation,
  largeCities,
  randomSearches,
} from './sql-queries.ts';

const help = `Measures each query of a visitor in PostgreSQL with 15,000, 100,000 and a million jobs, and around a city with 100,000 open
jobs within 10 km: CPU ms of the backend process (median, Linux only), and wall ms with a million jobs (95%).
PostgreSQL has 2 GB of shared buffers for all databases of a checkout, as on a server with 8 GB. Then runs 1,000 random searches in the largest database.

  npm run bench -- --keep <folder>       keeps the databases there: creating them takes half an hour
  npm run bench -- --against <folder>    compares another checkout in turns: its own migrations, the same jobs

  --rounds <n>     how often each query runs (5)
  --up-to <n>      leaves out the databases with more jobs than that
  --only <part of a name>`;

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    'up-to': { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const rounds = Number(values.rounds);

const sizes = databaseSizes.filter((jobs) => jobs <= Number(values['up-to']));

type Database = { sql: Sql; pid: number };

type Checkout = { name: string; databases: Map<number, Database> };

type Column = { title: string; jobs: number; cities: readonly CityLocation[] };
const columns: readonly Column[] = [
  ...sizes.map((jobs) => ({ title: jobs.toLocaleString('en-US'), jobs, cities: largeCities })),
  ...sizes.filter((jobs) => jobs === 1_000_000).map((jobs) => ({ title: 'crowd', jobs, cities: [crowd] })),
];

type Costs = { processor: number[]; wall: number[] };

async function connect(name: string, source: BenchDatabases): Promise<Checkout> {
  const databases = new Map<number, Database>();
  for (const jobs of sizes) {
    const sql = postgres(source.getUrl(jobs), {
      max: 1,
      prepare: false,
      onnotice: () => {},
      // Parallel workers would not be counted. A string, because postgres.js drops a falsy parameter.
      connection: { statement_timeout: 0, max_parallel_workers_per_gather: '0' as unknown as number },
    });
    started.push({ stop: () => sql.end() });
    const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    databases.set(jobs, { sql, pid: backend?.pid ?? 0 });
  }
  return { name, databases };
}

/** Measures the queries in all checkouts, in turns, and prints the results. This checkout is the last of them. */
async function bench(checkouts: readonly Checkout[]): Promise<void> {
  const queries = benchQueries.filter(({ name }) => name.includes(values.only));
  const costs = new Map<string, Costs>();
  const missing = new Set<string>();
  const getKey = (query: BenchQuery, { title }: Column, { name }: Checkout) =>
    `${name} ${title} ${query.name}`;
  // The first rounds, one per place, are not measured: they bring rows into memory and cache the counts.
  for (let round = -largeCities.length; round < rounds; round++) {
    if (round === 0)
      for (const { databases } of checkouts)
        for (const { sql } of databases.values()) await refreshCounts(sql);
    for (const query of queries)
      for (const column of columns) {
        const city = column.cities[(round + largeCities.length) % column.cities.length];
        if (!city || (query.isEverywhere && column.title === 'crowd')) continue;
        for (const checkout of round % 2 === 0 ? checkouts : checkouts.toReversed()) {
          const key = getKey(query, column, checkout);
          const database = checkout.databases.get(column.jobs);
          if (!database || missing.has(key)) continue;
          try {
            const location = await getJobLocation(database.sql, city);
            const [processor, wall] = await measureQuery(database, query, location, round < 0);
            if (round < 0) continue;
            const cost = costs.get(key) ?? { processor: [], wall: [] };
            cost.processor.push(processor);
            cost.wall.push(wall);
            costs.set(key, cost);
          } catch (error) {
            // Another checkout may lack a function that a query calls.
            if (checkout === checkouts.at(-1)) throw error;
            console.log(`${key}: ${error instanceof Error ? error.message : error}`);
            missing.add(key);
          }
        }
      }
  }
  for (const checkout of checkouts) {
    const results = queries.map((query) => ({
      query,
      cells: columns.map((column) => costs.get(getKey(query, column, checkout))),
    }));
    console.log(`\n${checkout.name}:\n`);
    printTable(
      ['Query', '', ...columns.map(({ title }) => title), '95% wall', 'growth'],
      results.map(({ query, cells }) => [
        query.name,
        '',
        ...cells.map((cell) => formatMs(quantile(cell?.processor, 0.5))),
        formatMs(quantile(getLargest(cells)?.wall, 0.95)),
        growth(cells).toFixed(1),
      ]),
    );
    console.log('');
    printCriteria(getCriteria(results));
    const jobs = Math.max(...sizes);
    const database = checkout.databases.get(jobs);
    if (database && values.only === '') await benchRandomSearches(database, jobs);
  }
}

/** Runs 1,000 searches, which are the same in each run. */
async function benchRandomSearches(database: Database, jobs: number): Promise<void> {
  const timed: { name: string; wall: number }[] = [];
  for (const query of randomSearches(1000)) {
    const [, wall] = await measureQuery(database, query, { ...crowd, jobId: '', company: '' }, false);
    timed.push({ name: query.name, wall });
  }
  const walls = timed.map(({ wall }) => wall);
  console.log(
    `\n  1,000 random searches of ${jobs.toLocaleString('en-US')} jobs: median ${formatMs(quantile(walls, 0.5))} ms, 95% ${formatMs(quantile(walls, 0.95))} ms, 99% ${formatMs(quantile(walls, 0.99))} ms. Slowest:`,
  );
  for (const { name, wall } of timed.toSorted((a, b) => b.wall - a.wall).slice(0, 5))
    console.log(`  ${formatMs(wall)} ms  ${name}`);
}

type BenchResults = { query: BenchQuery; cells: (Costs | undefined)[] }[];

function getCriteria(results: BenchResults): Criterion[] {
  const slowQueries = results.filter(({ cells }) =>
    cells.some((cell) => (quantile(cell?.processor, 0.5) ?? 0) > 50),
  );
  const growing = results.filter(({ cells }) => growth(cells) > 4);
  const names = (selected: BenchResults) => selected.map(({ query }) => query.name).join('; ') || 'none';
  return [
    {
      sentence: `Queries over 50 ms of CPU time: ${names(slowQueries)}.`,
      isMet: slowQueries.length === 0,
    },
    {
      sentence: `Queries that grow more than 4-fold to a million jobs: ${names(growing)}.`,
      isMet: growing.length === 0,
    },
  ];
}

type Cells = BenchResults[number]['cells'];

/** The result of the largest database in the large cities. */
const getLargest = (cells: Cells) => cells[sizes.length - 1];

const growth = (cells: Cells) =>
  (quantile(getLargest(cells)?.processor, 0.5) ?? 0) / (quantile(cells[0]?.processor, 0.5) ?? 1);

async function getJobLocation(sql: Sql, city: CityLocation): Promise<JobLocation> {
  const [job] = await sql<{ jobId: string; company: string }[]>`
    select id as "jobId", company_slug as company from public.jobs
    where state_slug = ${city.stateSlug} and city_slug = ${city.citySlug} and status = 'open' and expires_at > now()
    order by created_at limit 1`;
  if (!job) throw new Error(`No job is open in ${city.citySlug}.`);
  return { ...city, ...job };
}

async function refreshCounts(sql: Sql): Promise<void> {
  for (let due = true; due; ) due = (await sql`select from public.refresh_stalest_count()`).length > 0;
}

/** CPU and wall ms of one call. Its changes are rolled back unless `shouldCommit`. */
async function measureQuery(
  { sql, pid }: Database,
  { as, sql: statement }: BenchQuery,
  city: JobLocation,
  shouldCommit: boolean,
): Promise<[processor: number, wall: number]> {
  await sql.unsafe('begin');
  try {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: demoEmployerId, role: as })}, true),
      set_config('request.jwt.claim.sub', ${demoEmployerId}, true)`;
    await sql.unsafe(`set local role ${as === 'anon' ? 'anon' : 'service_role'}`);
    const [before, begun] = [processorMs(pid), performance.now()];
    await sql.unsafe(statement(city));
    return [processorMs(pid) - before, performance.now() - begun];
  } finally {
    await sql.unsafe(shouldCommit ? 'commit' : 'rollback');
  }
}

const processorMs = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const formatMs = (ms: number | undefined) => (ms === undefined ? '' : ms.toFixed(ms < 10 ? 1 : 0));

const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), 'doorstep-bench-'));
const started: { stop(): Promise<void> }[] = [];
try {
  const ours = await startBenchDatabases({ folder: path.join(folder, 'this'), checkout: root, sizes });
  started.push(ours);
  const checkouts = [await connect('This checkout', ours)];
  if (values.against !== undefined) {
    const otherDatabases = await startBenchDatabases({
      folder: path.join(folder, 'other'),
      checkout: path.resolve(values.against),
      sizes,
      source: ours,
    });
    started.push(otherDatabases);
    checkouts.unshift(await connect(values.against, otherDatabases));
  }
  await bench(checkouts);
} finally {
  for (const part of started.reverse()) await part.stop();
  if (values.keep === undefined) await removeData(folder);
}
