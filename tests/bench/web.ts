import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPlacePool } from '../../supabase/seed/demo/place-pool.ts';
import { root } from '../support/runner/run-program.ts';
import { copyRows } from './copy-rows.ts';
import { type Criterion, printCriteria, printTable, quantile } from './report.ts';
import { withConnection } from './sql-databases.ts';
import { fetchAll, type Load, load, loadAtRandom } from './web-load.ts';
import { processorMs } from './web-processor.ts';
import { pickSkewed, popularSearches, toApiPath, uncachedSearches } from './web-queries.ts';
import { type BenchSite, startBenchSite } from './web-site.ts';

const help = `Measures how many searches a site on this machine serves: its own build, stack and 15,000 jobs, over loopback.

  npm run bench:web                          near me and /search, a city's page, /api/jobs/search
  npm run bench:web -- --against <folder>    compares another checkout, in turns and with the same jobs

  --rounds <n>     how often each is measured (3); the median is printed
  --seconds <n>    duration of each measurement (4)
  --warm <n>       seconds of load before the measurement (30): V8 optimizes hot code within some thousand responses,
                   and a site runs for days
  --only <part of a name>
  --keep <folder>  keeps the sites' data there, so that the next run starts at once

Processor: CPU ms of the web process for one response, which other work on the machine affects least.`;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    warm: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const pool = loadPlacePool();
const city = '/texas/austin';

type Scenario = {
  name: string;
  next: () => string;
  connections: number;
  /** Requested before the first round, to fill the cache. */
  warmUpUrls: readonly string[];
};

function scenarios(): Scenario[] {
  const nextUncached = uncachedSearches(pool);
  const popular = popularSearches(pool);
  return [
    { name: 'page, uncached', next: nextUncached, connections: 8, warmUpUrls: [] },
    { name: 'page, cached', next: pickSkewed(popular), connections: 32, warmUpUrls: popular },
    { name: 'city', next: () => city, connections: 32, warmUpUrls: [city] },
    { name: 'API, uncached', next: () => toApiPath(nextUncached()), connections: 8, warmUpUrls: [] },
  ].filter(({ name }) => name.includes(values.only));
}

type Measurement = Load & { processor: number };

/**
 * Measures one scenario: each site once per round at full load, then each at half of its throughput with random
 * arrivals.
 */
async function measureScenario(sites: readonly BenchSite[], scenario: Scenario): Promise<Criterion[]> {
  const { name, next, connections, warmUpUrls } = scenario;
  const measured = new Map<BenchSite, Measurement[]>(sites.map((site) => [site, []]));
  const errors: string[] = [];
  for (const site of sites) {
    pauseOthers(site, sites);
    await fetchAll(site.url, warmUpUrls);
    await load({ url: site.url, next, connections, seconds: Number(values.warm) });
  }
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) {
      pauseOthers(site, sites);
      const before = processorMs(site.pid);
      const result = await load({ url: site.url, next, connections, seconds });
      const processor = (processorMs(site.pid) - before) / (result.perSecond * seconds);
      measured.get(site)?.push({ ...result, processor });
      if (result.failed > 0) errors.push(`${site.name}: ${result.failed} failed`);
    }
  }
  const rates = new Map<BenchSite, number>();
  const rows: string[][] = [];
  let [p95Ms, lateMs] = [Number.NaN, Number.NaN];
  for (const site of sites) {
    const all = measured.get(site) ?? [];
    const perSecond = median(all.map((run) => run.perSecond));
    pauseOthers(site, sites);
    // Warms up: another site's scheduled work may still run in its database, and a resumed process collects garbage
    // more often at first.
    await load({ url: site.url, next, connections, seconds: 10 });
    rates.set(site, perSecond);
    const halfLoad = await loadAtRandom({
      url: site.url,
      next,
      seconds: seconds * rounds,
      perSecond: perSecond / 2,
    });
    if (halfLoad.failed > 0)
      errors.push(
        `${site.name}: at half load ${halfLoad.failed} failed: ${JSON.stringify([...halfLoad.reasons])}`,
      );
    ({ p95Ms, lateMs } = halfLoad);
    rows.push([
      name,
      site.name,
      perSecond.toFixed(0),
      `${median(all.map((run) => run.processor)).toFixed(2)} ms`,
      `${halfLoad.medianMs.toFixed(1)} ms`,
      `${halfLoad.p95Ms.toFixed(1)} ms`,
    ]);
  }
  printTable(['Scenario', 'Site', 'Per s', 'Processor', 'Median at half', '95% at half'], rows);
  const own = [...rates.values()].at(-1) ?? Number.NaN;
  const times = own / (rates.values().next().value ?? Number.NaN);
  return [
    ...(sites.length > 1
      ? [criterion(`${name}: ${times.toFixed(2)} times the other's throughput`, times >= 0.9, 0.9)]
      : []),
    criterion(
      `${name}: 95% within ${p95Ms.toFixed(0)} ms at half of its load, sent up to ${lateMs.toFixed(0)} ms late`,
      p95Ms < 100,
      '100 ms',
    ),
    ...errors.map((error) => ({ sentence: `${name}: ${error}`, isMet: false })),
  ];
}

/** Pauses the other sites' schedulers, which run every ten seconds and would disturb the measurement. */
function pauseOthers(site: BenchSite, sites: readonly BenchSite[]): void {
  for (const other of sites) other.setPaused(other !== site);
}

const criterion = (sentence: string, isMet: boolean, target: number | string): Criterion => ({
  sentence: `${sentence} (target: ${target})`,
  isMet,
});

const median = (numbers: readonly number[]) => quantile(numbers, 0.5) ?? Number.NaN;

const started: { stop(): void | Promise<void> }[] = [];
try {
  const sites: BenchSite[] = [];
  for (const [name, folder] of [
    ...(values.against === undefined ? [] : [['other', path.resolve(values.against)]]),
    ['this', root],
  ] as [string, string][]) {
    const site = await startBenchSite(name, folder, values.keep);
    started.push(site);
    sites.push(site);
  }
  const [other, own] = sites;
  if (other && own)
    await withConnection(own.databaseUrl, (from) =>
      withConnection(other.databaseUrl, (to) => copyRows(from, to)),
    );
  const criteria: Criterion[] = [];
  for (const scenario of scenarios()) criteria.push(...(await measureScenario(sites, scenario)));
  console.log();
  printCriteria(criteria);
  if (criteria.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  for (const part of started.reverse()) await part.stop();
}
