import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { startTestStack } from '../support/test-stack.ts';
import { measureBeside } from './measure.ts';
import { type Criterion, milliseconds, printCriteria, printTable } from './report.ts';
import { type Scenario, scenarios } from './searches.ts';

const help = `How fast the search of talents is beside that of as many jobs, over SQL as a visitor.

  npm run bench:talents                30,000 of each
  npm run bench:talents -- --large     300,000 of each, too (loading them takes minutes)`;

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

const allowedRatio = 3;
const sizes = values.large ? [30_000, 300_000] : [30_000];
const stack = await startTestStack({ siteUrl: 'http://127.0.0.1:55590' });
const url = stack.env.DATABASE_URL ?? '';
const owner = postgres(url, { max: 1, onnotice: () => {} });
// As a visitor: what only the owner of the tables may do quickly would not count.
const visitor = postgres(url, {
  max: 1,
  onnotice: () => {},
  connection: { role: 'anon', statement_timeout: 0 },
});
try {
  await bench();
} finally {
  await Promise.all([owner.end(), visitor.end()]);
  await stack.stop();
}

async function bench(): Promise<void> {
  const stock = readPlaceStock();
  const rows: string[][] = [];
  const criteria: Criterion[] = [];
  for (const size of sizes) {
    const begun = performance.now();
    await loadDemonstration(owner, stock, { jobs: size, talents: size, force: false });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Loaded ${size.toLocaleString('en-US')} of each in ${seconds} s.`);
    await owner`vacuum analyze public.job_seeker_profiles`;
    await owner`vacuum analyze public.jobs`;
    const ratios: number[] = [];
    for (const scenario of scenarios(stock)) {
      const [jobs, talents] = await measureBeside([ask('jobs', scenario), ask('talents', scenario)], {
        calls: 300,
        maxSeconds: 20,
      });
      const ratio = talents.medianMs / jobs.medianMs;
      ratios.push(ratio);
      rows.push([
        size.toLocaleString('en-US'),
        scenario.name,
        milliseconds(jobs.medianMs),
        milliseconds(talents.medianMs),
        milliseconds(talents.p95Ms),
        `${ratio.toFixed(2)} x`,
      ]);
    }
    const most = Math.max(...ratios);
    criteria.push({
      sentence: `At ${size.toLocaleString('en-US')} the search of talents takes at most three times that of jobs: ${most.toFixed(2)} times.`,
      isMet: most <= allowedRatio,
    });
  }
  console.log('');
  printTable(['Of each', 'Search', 'Jobs', 'Talents', '95%', 'Ratio'], rows);
  console.log('');
  printCriteria(criteria);
}

function ask(table: 'jobs' | 'talents', { searches }: Scenario) {
  return async (number: number) => {
    const search = searches[number % searches.length];
    if (!search) return;
    const { lat, lng, radiusKm, words, sort, withTotal } = search;
    await visitor.unsafe(
      `select * from public.search_${table}(center_lat => $1, center_lng => $2, radius_km => $3, words => $4, sort => $5)`,
      [lat, lng, radiusKm, words, sort],
    );
    if (withTotal)
      await visitor.unsafe(
        `select * from public.count_${table}(center_lat => $1, center_lng => $2, radius_km => $3, words => $4)`,
        [lat, lng, radiusKm, words],
      );
  };
}
