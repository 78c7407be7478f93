import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import { watchProcess } from '../abuse/watch-process.ts';
import { root } from '../support/runner/run-program.ts';
import { printTable } from './report.ts';
import { postgresAlone, startBareServer } from './web-limits.ts';
import { type Load, load } from './web-load.ts';
import { asApi, repeatedSearches, unaskedSearches } from './web-questions.ts';
import { compareUnderLoad } from './web-right.ts';
import { type BenchSite, startBenchSite } from './web-site.ts';

const help = `How many visitors a site on this machine serves where they search: its own build, stack and 15,000 jobs, over loopback alone.

  npm run bench:web                          near me and /search, a city's page, /api/jobs/search; about five minutes
  npm run bench:web -- --against <folder>    another checkout's beside it, in turns, so that the ratios are of one run
  npm run bench:web -- --overload            a minute of ten times what it can serve

  --rounds <n>     how often each is measured (3); what is printed is the median
  --seconds <n>    how long each time (5)
  --only <part of a name>

Beside each is a limit of the same minute: PostgreSQL alone for the search, or a Node server that sends the same bytes.`;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    overload: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const city = '/texas/austin';

type Scenario = {
  name: string;
  next: () => string;
  connections: number;
  encoding: 'gzip' | 'identity';
  /** Asked for a while before, so that what can be kept is. */
  isWarm: boolean;
  limit(site: BenchSite): Promise<number>;
};

const started: { stop(): void | Promise<void> }[] = [];
try {
  const sites: BenchSite[] = [];
  for (const [name, folder] of [
    ...(values.against === undefined ? [] : [['other', path.resolve(values.against)]]),
    ['this', root],
  ] as [string, string][]) {
    const site = await startBenchSite(name, folder);
    started.push(site);
    sites.push(site);
  }
  if (values.overload) await overload(sites);
  else await bench(sites);
} finally {
  for (const part of started.reverse()) await part.stop();
}

function scenarios(): Scenario[] {
  const stock = readPlaceStock();
  const unasked = unaskedSearches(stock);
  const database = (connections: number) => (site: BenchSite) =>
    postgresAlone(site.databaseUrl, unasked, { connections, seconds });
  const bare = (address: string, encoding: 'gzip' | 'identity') => async (site: BenchSite) => {
    const server = await startBareServer(site.url + address, encoding);
    try {
      const options = { url: server.url, next: () => '/', seconds, connections: 32, encoding };
      return (await load(options)).perSecond;
    } finally {
      await server.stop();
    }
  };
  const repeated = repeatedSearches(stock);
  const plain = { connections: 8, encoding: 'gzip', isWarm: false } as const;
  const busy = { connections: 32, encoding: 'gzip', isWarm: true } as const;
  return [
    { ...plain, name: 'page, not asked before', next: unasked, limit: database(8) },
    { ...busy, name: 'page, asked again', next: repeated, limit: bare(repeated(), 'gzip') },
    { ...busy, encoding: 'identity' as const, name: 'city', next: () => city, limit: bare(city, 'identity') },
    { ...busy, name: 'city, gzip', next: () => city, limit: bare(city, 'gzip') },
    { ...plain, name: 'API, not asked before', next: () => asApi(unasked()), limit: database(8) },
  ].filter(({ name }) => name.includes(values.only));
}

/** Everything in turn, each site once in each round. */
async function bench(sites: readonly BenchSite[]): Promise<void> {
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const scenario of scenarios()) {
    const { name, next, connections, encoding, isWarm } = scenario;
    const loads = new Map<BenchSite, Load[]>(sites.map((site) => [site, []]));
    const limits: number[] = [];
    let compared = 0;
    for (let round = 0; round < rounds; round++) {
      for (const site of sites) {
        const options = { url: site.url, next, connections, encoding };
        await load({ ...options, seconds: isWarm ? 5 : 1 });
        let isOver = false;
        const comparison = compareUnderLoad(site.url, next, () => isOver);
        const measured = await load({ ...options, seconds });
        isOver = true;
        const { compared: more, different } = await comparison;
        compared += more;
        loads.get(site)?.push(measured);
        if (different.length > 0)
          faults.push(`${site.name}: ${name}: other than when made alone: ${different[0]}`);
        if (measured.failed + measured.refused > 0)
          faults.push(`${site.name}: ${name}: ${measured.failed} failed, ${measured.refused} refused`);
      }
      const [site] = sites.slice(-1);
      if (site) limits.push(await scenario.limit(site));
    }
    const first = median([...(loads.get(sites[0] as BenchSite) ?? [])].map(({ perSecond }) => perSecond));
    for (const site of sites) {
      const perSecond = median((loads.get(site) ?? []).map((each) => each.perSecond));
      const half = await load({
        url: site.url,
        next,
        seconds,
        connections,
        encoding,
        perSecond: perSecond / 2,
      });
      rows.push([
        name,
        site.name,
        `${compared} compared`,
        perSecond.toFixed(0),
        site === sites[0] ? '' : `${(perSecond / first).toFixed(1)} x`,
        `${half.medianMs} ms`,
        `${half.p97Ms} ms`,
      ]);
    }
    rows.push([name, 'limit', '', median(limits).toFixed(0), '', '', '']);
  }
  printTable(['What', 'Who', 'Right', 'Per s', '', 'Median*', '97%*'], rows);
  console.log('\n* at half of that load');
  for (const fault of faults) console.log(`  NOT RIGHT  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** A minute of ten times the searches that it can answer, and how it is five seconds later. */
async function overload(sites: readonly BenchSite[]): Promise<void> {
  const next = unaskedSearches(readPlaceStock());
  for (const site of sites) {
    const calm = await load({ url: site.url, next, seconds: 10, connections: 8 });
    const watch = watchProcess(site.pid, site.url);
    const before = watch.peakMegabytes();
    const busy = await load({
      url: site.url,
      next,
      seconds: 60,
      connections: 500,
      perSecond: calm.perSecond * 10,
    });
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const after = await load({
      url: site.url,
      next,
      seconds: 5,
      connections: 8,
      perSecond: calm.perSecond / 2,
    });
    watch.stop();
    console.log(
      `${site.name}: calm ${calm.perSecond.toFixed(0)}/s; in the minute ${busy.perSecond.toFixed(0)}/s answered (97% within ${busy.p97Ms} ms), ` +
        `${busy.refused} refused with 503, ${busy.failed} failed otherwise; memory at most ${before} -> ${watch.peakMegabytes()} MB; ` +
        `five seconds later 97% within ${after.p97Ms} ms, ${after.failed + after.refused} failed.`,
    );
  }
}
