import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { demoEmployerId } from '../../supabase/seed/demo/sign-ins.ts';
import { root } from '../support/runner/run-program.ts';
import { type Criterion, printCriteria, printTable } from './report.ts';
import { type Stock, startStock, stockSizes } from './sql-databases.ts';
import {
  type Asked,
  crowd,
  type GrowthQuestion,
  growthQuestions,
  largeCities,
  randomSearches,
  type Spot,
} from './sql-questions.ts';

const help = `What each question of a visitor costs PostgreSQL at 15,000, 100,000 and a million jobs, and around a city where 100,000 are
open within 10 km: processor ms of the process that answers (medians; Linux tells them), and wall ms at a million (95%).
PostgreSQL has 2 GB of shared buffers for the databases of a checkout together, as on a server of 8 GB. Then 1,000 random searches in the largest database.

  npm run bench -- --keep <folder>       the databases stay there: making them takes half an hour
  npm run bench -- --against <folder>    another checkout beside this one, in turns: its own migrations, the same jobs

  --rounds <n>     how often each is asked (5)
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

const sizes = stockSizes.filter((jobs) => jobs <= Number(values['up-to']));

type Database = { sql: Sql; pid: number };

/** A checkout and its databases, by how many jobs they have. */
type Contestant = { name: string; databases: Map<number, Database> };

type Column = { title: string; jobs: number; spots: readonly Spot[] };
const columns: readonly Column[] = [
  ...sizes.map((jobs) => ({ title: jobs.toLocaleString('en-US'), jobs, spots: largeCities })),
  ...sizes.filter((jobs) => jobs === 1_000_000).map((jobs) => ({ title: 'crowd', jobs, spots: [crowd] })),
];

type Costs = { processor: number[]; wall: number[] };

/** Opens one connection to each database. */
async function connect(name: string, stock: Stock): Promise<Contestant> {
  const databases = new Map<number, Database>();
  for (const jobs of sizes) {
    const sql = postgres(stock.urlOf(jobs), {
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

/** The last contestant is this checkout. */
async function bench(contestants: readonly Contestant[]): Promise<void> {
  const questions = growthQuestions.filter(({ name }) => name.includes(values.only));
  const costs = new Map<string, Costs>();
  const missing = new Set<string>();
  const keyOf = (question: GrowthQuestion, { title }: Column, { name }: Contestant) =>
    `${name} ${title} ${question.name}`;
  // A round for each place goes before, unmeasured: what is asked day by day is in memory, and its figures are made.
  for (let round = -largeCities.length; round < rounds; round++) {
    if (round === 0)
      for (const { databases } of contestants)
        for (const { sql } of databases.values()) await makeFigures(sql);
    for (const question of questions)
      for (const column of columns) {
        const spot = column.spots[(round + largeCities.length) % column.spots.length];
        if (!spot || (question.isEverywhere && column.title === 'crowd')) continue;
        for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed()) {
          const key = keyOf(question, column, contestant);
          const database = contestant.databases.get(column.jobs);
          if (!database || missing.has(key)) continue;
          try {
            const asked = await lookUp(database.sql, spot);
            const [processor, wall] = await ask(database, question, asked, round < 0);
            if (round < 0) continue;
            const cost = costs.get(key) ?? { processor: [], wall: [] };
            cost.processor.push(processor);
            cost.wall.push(wall);
            costs.set(key, cost);
          } catch (error) {
            // Another checkout may lack a function that a question calls.
            if (contestant === contestants.at(-1)) throw error;
            console.log(`${key}: ${error instanceof Error ? error.message : error}`);
            missing.add(key);
          }
        }
      }
  }
  for (const contestant of contestants) {
    const told = questions.map((question) => ({
      question,
      cells: columns.map((column) => costs.get(keyOf(question, column, contestant))),
    }));
    console.log(`\n${contestant.name}:\n`);
    printTable(
      ['Question', '', '', ...columns.map(({ title }) => title), '95% wall', 'growth'],
      told.map(({ question, cells }) => [
        question.name,
        '',
        '',
        ...cells.map((cell) => shown(quantile(cell?.processor, 0.5))),
        shown(quantile(largest(cells)?.wall, 0.95)),
        growth(cells).toFixed(1),
      ]),
    );
    console.log('');
    printCriteria(criteriaOf(told));
    const jobs = Math.max(...sizes);
    const database = contestant.databases.get(jobs);
    if (database && values.only === '') await benchRandomSearches(database, jobs);
  }
}

/** Each once, in the order of their names, so that two runs ask the same. */
async function benchRandomSearches(database: Database, jobs: number): Promise<void> {
  const timed: { name: string; wall: number }[] = [];
  for (const question of randomSearches(1000)) {
    const [, wall] = await ask(database, question, { ...crowd, jobId: '', company: '' }, false);
    timed.push({ name: question.name, wall });
  }
  const walls = timed.map(({ wall }) => wall);
  console.log(
    `\n  1,000 random searches of ${jobs.toLocaleString('en-US')} jobs: median ${shown(quantile(walls, 0.5))} ms, 95% ${shown(quantile(walls, 0.95))} ms, 99% ${shown(quantile(walls, 0.99))} ms. Slowest:`,
  );
  for (const { name, wall } of timed.toSorted((a, b) => b.wall - a.wall).slice(0, 5))
    console.log(`  ${shown(wall)} ms  ${name}`);
}

type Told = { question: GrowthQuestion; cells: (Costs | undefined)[] }[];

function criteriaOf(told: Told): Criterion[] {
  const dear = told.filter(({ cells }) => cells.some((cell) => (quantile(cell?.processor, 0.5) ?? 0) > 50));
  const growing = told.filter(({ cells }) => growth(cells) > 4);
  const names = (some: Told) => some.map(({ question }) => question.name).join('; ') || 'none does';
  return [
    {
      sentence: `Nothing takes more than 50 ms of processor time: ${names(dear)}.`,
      isMet: dear.length === 0,
    },
    {
      sentence: `Nothing grows more than 4-fold to a million: ${names(growing)}.`,
      isMet: growing.length === 0,
    },
  ];
}

type Cells = Told[number]['cells'];

/** Of the largest database, asked in the large cities. */
const largest = (cells: Cells) => cells[sizes.length - 1];

const growth = (cells: Cells) =>
  (quantile(largest(cells)?.processor, 0.5) ?? 0) / (quantile(cells[0]?.processor, 0.5) ?? 1);

async function lookUp(sql: Sql, spot: Spot): Promise<Asked> {
  const [job] = await sql<{ jobId: string; company: string }[]>`
    select id as "jobId", company_slug as company from public.jobs
    where state_slug = ${spot.stateSlug} and city_slug = ${spot.citySlug} and status = 'open' and expires_at > now()
    order by created_at limit 1`;
  if (!job) throw new Error(`No job is open in ${spot.citySlug}.`);
  return { ...spot, ...job };
}

/** As the scheduler does. */
async function makeFigures(sql: Sql): Promise<void> {
  for (let due = true; due; ) due = (await sql`select from public.make_figure()`).length > 0;
}

/** Processor and wall ms of one call, whose traces are undone unless they are wanted. */
async function ask(
  { sql, pid }: Database,
  { as, sql: statement }: GrowthQuestion,
  spot: Asked,
  isKept: boolean,
): Promise<[processor: number, wall: number]> {
  await sql.unsafe('begin');
  try {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: demoEmployerId, role: as })}, true),
      set_config('request.jwt.claim.sub', ${demoEmployerId}, true)`;
    await sql.unsafe(`set local role ${as === 'anon' ? 'anon' : 'service_role'}`);
    const [before, begun] = [processorMs(pid), performance.now()];
    await sql.unsafe(statement(spot));
    return [processorMs(pid) - before, performance.now() - begun];
  } finally {
    await sql.unsafe(isKept ? 'commit' : 'rollback');
  }
}

const processorMs = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const quantile = (numbers: readonly number[] | undefined, share: number) =>
  numbers?.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

const shown = (ms: number | undefined) => (ms === undefined ? '' : ms.toFixed(ms < 10 ? 1 : 0));

const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), 'doorstep-bench-'));
const started: { stop(): Promise<void> }[] = [];
try {
  const ours = await startStock({ folder: path.join(folder, 'this'), checkout: root, sizes });
  started.push(ours);
  const contestants = [await connect('This checkout', ours)];
  if (values.against !== undefined) {
    const checkout = path.resolve(values.against);
    const theirs = await startStock({ folder: path.join(folder, 'other'), checkout, sizes, source: ours });
    started.push(theirs);
    contestants.unshift(await connect(values.against, theirs));
  }
  await bench(contestants);
} finally {
  for (const part of started.reverse()) await part.stop();
  if (values.keep === undefined) await removeData(folder);
}
