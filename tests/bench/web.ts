import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPlaceStock } from '../../supabase/seed/demo/place-stock.ts';
import { root } from '../support/runner/run-program.ts';
import { copyRows } from './copy-rows.ts';
import { type Criterion, printCriteria, printTable } from './report.ts';
import { query } from './sql-databases.ts';
import { postgresAlone, startBareServer } from './web-limits.ts';
import { arrivals, askEach, type Load, load } from './web-load.ts';
import { processorMs } from './web-processor.ts';
import { asApi, oneOf, popularSearches, unaskedSearches } from './web-questions.ts';
import { compareUnderLoad } from './web-right.ts';
import { type BenchSite, startBenchSite } from './web-site.ts';

const help = `How many visitors a site on this machine serves where they search: its own build, stack and 15,000 jobs, over loopback alone.

  npm run bench:web                          near me and /search, a city's page, /api/jobs/search
  npm run bench:web -- --against <folder>    another checkout's beside it, in turns and with the same jobs

  --rounds <n>     how often each is measured (3); what is printed is the median
  --seconds <n>    how long each time (4)
  --warm <n>       for how many seconds each site is asked the same before (30): V8 makes what runs often fast within some
                   thousand answers, and a site runs for days
  --only <part of a name>
  --keep <folder>  keeps the sites' data there, so that the next run begins at once

Beside each is a limit of the same minute: PostgreSQL alone for the search, or a Node server that sends the same bytes.
Processor: milliseconds of the web process for one answer, which other work on the machine changes least.`;

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
const stock = readPlaceStock();
const city = '/texas/austin';

type Scenario = {
  name: string;
  next: () => string;
  connections: number;
  /** Asked for before, so that what can be kept is; what has ended by the next round is made anew in it. */
  known: readonly string[];
  limit(site: BenchSite): Promise<number>;
  /** The share of the limit that it must reach. */
  minShare?: number;
};

function scenarios(): Scenario[] {
  const unasked = unaskedSearches(stock);
  const popular = popularSearches(stock);
  const postgres = (site: BenchSite) => postgresAlone(site.databaseUrl, unasked, { connections: 8, seconds });
  const bare = (address: string) => async (site: BenchSite) => {
    const server = await startBareServer(site.url + address, 'gzip');
    try {
      const options = {
        url: server.url,
        next: () => '/',
        seconds,
        connections: 32,
        encoding: 'gzip',
      } as const;
      return (await load(options)).perSecond;
    } finally {
      await server.stop();
    }
  };
  return [
    {
      name: 'page, not asked before',
      next: unasked,
      connections: 8,
      known: [],
      limit: postgres,
    },
    {
      name: 'page, asked again',
      next: oneOf(popular),
      connections: 32,
      known: popular,
      limit: bare(popular[0] ?? ''),
    },
    {
      name: 'city',
      next: () => city,
      connections: 32,
      known: [city],
      limit: bare(city),
    },
    {
      name: 'API, not asked before',
      next: () => asApi(unasked()),
      connections: 8,
      known: [],
      limit: postgres,
      minShare: 0.5,
    },
  ].filter(({ name }) => name.includes(values.only));
}

type Measured = Load & { processor: number };

/** One scenario, each site once in each round; then each at half of what it serves, where people do not wait for one another. */
async function measureScenario(sites: readonly BenchSite[], scenario: Scenario): Promise<Criterion[]> {
  const { name, next, connections, known, minShare } = scenario;
  const measured = new Map<BenchSite, Measured[]>(sites.map((site) => [site, []]));
  const limits: number[] = [];
  const shares: number[] = [];
  const faults: string[] = [];
  let compared = 0;
  for (const site of sites) {
    leaveAlone(site, sites);
    await askEach(site.url, known, 'gzip');
    await load({
      url: site.url,
      next,
      connections,
      encoding: 'gzip',
      seconds: Number(values.warm),
    });
  }
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) {
      leaveAlone(site, sites);
      const options = { url: site.url, next, connections, encoding: 'gzip' } as const;
      // Beside a load of its own: what is made alone takes time that PostgreSQL, measured alone, has for itself.
      let isOver = false;
      const comparison = compareUnderLoad(site.url, next, () => isOver);
      await load({ ...options, seconds: 3 });
      isOver = true;
      const { compared: more, different } = await comparison;
      compared += more;
      const before = processorMs(site.pid);
      const one = await load({ ...options, seconds });
      const processor = (processorMs(site.pid) - before) / (one.perSecond * seconds);
      measured.get(site)?.push({ ...one, processor });
      if (different.length > 0) faults.push(`${site.name}: other than when made alone: ${different[0]}`);
      if (one.failed > 0) faults.push(`${site.name}: ${one.failed} failed`);
    }
    const [own] = sites.slice(-1);
    if (!own) continue;
    const limit = await scenario.limit(own);
    limits.push(limit);
    // Of the same minute: what else the machine does changes both.
    shares.push((measured.get(own)?.at(-1)?.perSecond ?? Number.NaN) / limit);
  }
  const rates = new Map<BenchSite, number>();
  const rows: string[][] = [];
  let [p95Ms, lateMs] = [Number.NaN, Number.NaN];
  for (const site of sites) {
    const all = measured.get(site) ?? [];
    const perSecond = median(all.map((each) => each.perSecond));
    leaveAlone(site, sites);
    // What another's scheduler had begun in its database goes on without it, and a process that rested gave memory back, for which
    // it collects garbage more often at first: both are over when the measured seconds begin.
    await load({ url: site.url, next, connections, encoding: 'gzip', seconds: 10 });
    rates.set(site, perSecond);
    const half = await arrivals({
      url: site.url,
      next,
      seconds: seconds * rounds,
      encoding: 'gzip',
      perSecond: perSecond / 2,
    });
    if (half.failed > 0)
      faults.push(`${site.name}: at half ${half.failed} failed: ${JSON.stringify([...half.reasons])}`);
    ({ p95Ms, lateMs } = half);
    rows.push([
      name,
      site.name,
      `${compared} right`,
      perSecond.toFixed(0),
      `${median(all.map((each) => each.processor)).toFixed(2)} ms`,
      `${half.medianMs.toFixed(1)} ms`,
      `${half.p95Ms.toFixed(1)} ms`,
    ]);
  }
  const share = median(shares);
  printTable(
    ['What', 'Who', 'Compared', 'Per s', 'Processor', 'Median at half', '95% at half'],
    [...rows, [name, 'limit', '', median(limits).toFixed(0), '', '', '']],
  );
  const own = [...rates.values()].at(-1) ?? Number.NaN;
  const times = own / (rates.values().next().value ?? Number.NaN);
  return [
    ...(sites.length > 1
      ? [criterion(`${name}: ${times.toFixed(2)} times the other's`, times >= 0.9, 0.9)]
      : []),
    ...(minShare === undefined
      ? []
      : [
          criterion(
            `${name}: ${share.toFixed(2)} of what PostgreSQL alone gives`,
            share >= minShare,
            minShare,
          ),
        ]),
    criterion(
      `${name}: 95% within ${p95Ms.toFixed(0)} ms at half of its load, sent up to ${lateMs.toFixed(0)} ms late`,
      p95Ms < 100,
      '100 ms',
    ),
    ...faults.map((fault) => ({ sentence: `${name}: ${fault}`, isMet: false })),
  ];
}

/** What the others' schedulers do every ten seconds is nothing that visitors of this one wait for. */
function leaveAlone(site: BenchSite, sites: readonly BenchSite[]): void {
  for (const each of sites) each.rest(each !== site);
}

const criterion = (sentence: string, isMet: boolean, wanted: number | string): Criterion => ({
  sentence: `${sentence} (${wanted} is wanted)`,
  isMet,
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

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
    await query(own.databaseUrl, (from) => query(other.databaseUrl, (to) => copyRows(from, to)));
  const criteria: Criterion[] = [];
  for (const scenario of scenarios()) criteria.push(...(await measureScenario(sites, scenario)));
  console.log();
  printCriteria(criteria);
  if (criteria.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  for (const part of started.reverse()) await part.stop();
}
