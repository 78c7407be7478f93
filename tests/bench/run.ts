import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startSite } from '../../supabase/embedded/launcher/site.ts';
import { stopSignal } from '../../supabase/embedded/launcher/stop-signals.ts';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import type { PlaceStock } from '../../supabase/seed/demo/place-stock.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { buildSite, chooseSite } from '../support/runner/e2e.ts';
import { root } from '../support/runner/run-program.ts';
import { startTestStack } from '../support/test-stack.ts';
import { type ConditionTimings, conditionCriteria, measureConditions } from './conditions.ts';
import { type HostileTimings, measureHostile, printHostile } from './hostile.ts';
import { measure } from './measure.ts';
import { multiplyJobs } from './multiply.ts';
import { type Criterion, type Line, milliseconds, printCriteria, printMeasurements } from './report.ts';
import { type Scenario, scenarios } from './searches.ts';
import { measureSlugs, type SlugTimings } from './slugs.ts';
import { naive, overRest, overSite, overSql, type Way } from './ways.ts';

const help = `How fast the search is, and how slow it would be to fetch every job and look through them.

  npm run bench                  15,000 and 100,000 jobs
  npm run bench -- --million     a million, too (copies of the others)

  --no-site   without the production build: SQL and REST alone`;

const { values } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    'no-site': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

const clients = 8;
const sizes = [15_000, 100_000, ...(values.million ? [1_000_000] : [])];
const names = {
  sql: 'SQL',
  rest: `REST, ${clients} clients`,
  site: `site, ${clients} clients`,
  naive: 'naive: fetch all',
};

const interruption = stopSignal();
const started: { stop(): void | Promise<void> }[] = [];
try {
  await bench();
} finally {
  for (const part of started.reverse()) await part.stop();
}

async function bench(): Promise<void> {
  const site = await chooseSite();
  if (!values['no-site']) await buildSite(site, interruption);
  const stack = await startTestStack({ siteUrl: site.url });
  started.push(stack);
  const variable = (name: string) => stack.env[name] ?? '';
  const owner = postgres(variable('DATABASE_URL'), { max: 1, onnotice: () => {} });
  // As a visitor: what only the owner of the tables may do quickly would not count.
  const visitor = postgres(variable('DATABASE_URL'), {
    max: 1,
    onnotice: () => {},
    connection: { role: 'anon', statement_timeout: 0 },
  });
  started.push({ stop: () => owner.end() }, { stop: () => visitor.end() });
  if (!values['no-site']) {
    const env = { ...process.env, ...stack.env, SITE_URL: site.url, NEXT_DIST_DIR: '.next-test' };
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
    site.release();
    started.push(
      await startSite({
        mode: 'start',
        root,
        host: '127.0.0.1',
        port: site.port,
        env: given as Record<string, string>,
      }),
    );
  }

  const stock = readPlaceStock();
  const asked = scenarios(stock);
  const ways: [name: string, way: Way, callers: number][] = [
    [names.sql, overSql(visitor), 1],
    [
      names.rest,
      overRest(variable('NEXT_PUBLIC_SUPABASE_URL'), variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY')),
      clients,
    ],
    ...(values['no-site'] ? [] : [[names.site, overSite(site.url), clients] as [string, Way, number]]),
  ];

  const lines: Line[] = [];
  let slugs: SlugTimings | undefined;
  let hostile: HostileTimings = [];
  const conditions: ConditionTimings[] = [];
  for (const jobs of sizes) {
    if (interruption.aborted) break;
    const begun = performance.now();
    const loaded = await load(owner, stock, jobs);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Loaded ${loaded.toLocaleString('en-US')} jobs in ${seconds} s.`);
    for (const scenario of asked) {
      if (interruption.aborted) break;
      for (const [way, answer, callers] of ways) {
        // The site counts always: asking it for the total would be the same again.
        if (way === names.site && scenario.searches[0]?.withTotal) continue;
        lines.push({ jobs, search: scenario.name, way, timing: await time(scenario, answer, callers) });
      }
      if (jobs <= 100_000 && !scenario.searches[0]?.withTotal)
        lines.push({
          jobs,
          search: scenario.name,
          way: names.naive,
          timing: await time(scenario, naive(owner), 1, 5),
        });
    }
    if (!interruption.aborted)
      conditions.push(...(await measureConditions(visitor, jobs, asked[0].searches)));
    if (jobs === 100_000 && !interruption.aborted) slugs = await measureSlugs(owner);
    if (jobs === sizes.at(-1) && !interruption.aborted) hostile = await measureHostile(visitor, owner);
  }

  console.log(
    `\nOn ${availableParallelism()} processors; ways over HTTP have ${clients} clients at once, and the site's answers always hold the total.\n`,
  );
  printMeasurements(lines, names.naive);
  console.log('');
  printHostile(sizes.at(-1) ?? 0, hostile);
  console.log('');
  printCriteria([...criteriaOf(lines, slugs), ...conditionCriteria(conditions), ...hostileCriteria(hostile)]);
}

/** Past 100,000 jobs they are copied, which takes minutes instead of an hour. */
async function load(owner: postgres.Sql, stock: PlaceStock, jobs: number): Promise<number> {
  if (jobs <= 100_000)
    return (await loadDemonstration(owner, stock, { jobs, talents: 3_000, force: false })).counts.jobs;
  const there = await multiplyJobs(owner, jobs);
  await owner`vacuum (analyze) public.jobs, public.job_openings`;
  return there;
}

function hostileCriteria(timings: HostileTimings): Criterion[] {
  const slowest = timings.toSorted((a, b) => b.bounded.medianMs - a.bounded.medianMs)[0];
  if (!slowest) return [];
  const ms = slowest.bounded.medianMs;
  return [
    {
      sentence: `No search of a visitor takes more than 250 ms: ${milliseconds(ms)} (${slowest.name}).`,
      isMet: ms <= 250,
    },
  ];
}

function time({ searches }: Scenario, answer: Way, callers: number, calls = 300) {
  const ask = async (number: number) => {
    const search = searches[number % searches.length];
    if (search) await answer(search);
  };
  return measure(ask, { calls, maxSeconds: 12, clients: callers });
}

function criteriaOf(lines: readonly Line[], slugs: SlugTimings | undefined): Criterion[] {
  const median = (jobs: number, search: string, way: string) =>
    lines.find((line) => line.jobs === jobs && line.search === search && line.way === way)?.timing.medianMs;
  const criteria: Criterion[] = [];
  const search = median(100_000, 'by distance', names.sql);
  const all = median(100_000, 'by distance', names.naive);
  if (search && all)
    criteria.push({
      sentence: `At 100,000 jobs the search is at least 100 times faster than the naive way: ${(all / search).toFixed(0)} times.`,
      isMet: all / search >= 100,
    });
  const [small, large] = [
    median(15_000, 'by distance', names.sql),
    median(1_000_000, 'by distance', names.sql),
  ];
  if (small && large)
    criteria.push({
      sentence: `From 15,000 to 1,000,000 jobs the first page by distance grows at most threefold: ${(large / small).toFixed(1)}-fold.`,
      isMet: large / small <= 3,
    });
  const largest = Math.max(...lines.map(({ jobs }) => jobs));
  const counted = median(largest, 'by distance, with the exact total', names.sql);
  if (counted)
    criteria.push({
      sentence: `With the exact total it stays below 15 ms at ${largest.toLocaleString('en-US')} jobs: ${milliseconds(counted)}.`,
      isMet: counted < 15,
    });
  if (slugs) {
    const { first, hundredThousandth } = slugs;
    const ratio = hundredThousandth.medianMs / first.medianMs;
    criteria.push({
      sentence: `The 100,000th 'Barista' costs at most twice the first: ${milliseconds(first.medianMs)} and ${milliseconds(hundredThousandth.medianMs)}, ${ratio.toFixed(2)} times.`,
      isMet: ratio <= 2,
    });
  }
  return criteria;
}
