import postgres from 'postgres';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { startTestStack } from '../support/test-stack.ts';
import { measure } from './measure.ts';
import { scenarios } from './searches.ts';

/**
 * `node tests/bench/talents.ts [--large]`: the search of talents beside that of as many jobs, over SQL as a visitor; 30,000 of
 * each, and 300,000 with `--large`. What is asked for: at most three times the job search.
 */
const sizes = process.argv.includes('--large') ? [30_000, 300_000] : [30_000];
const stack = await startTestStack({ siteUrl: 'http://127.0.0.1:55590' });
const url = stack.env.DATABASE_URL ?? '';
const owner = postgres(url, { max: 1, onnotice: () => {} });
const visitor = postgres(url, { max: 1, onnotice: () => {}, connection: { role: 'anon' } });
try {
  const stock = readPlaceStock();
  for (const size of sizes) {
    await loadDemonstration(owner, stock, { jobs: size, talents: size, force: false });
    await owner`vacuum analyze public.job_seeker_profiles`;
    await owner`vacuum analyze public.jobs`;
    for (const { name, searches } of scenarios(stock)) {
      const ask = (table: 'jobs' | 'talents') => async (number: number) => {
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
      const jobs = await measure(ask('jobs'), { calls: 300, maxSeconds: 12 });
      const talents = await measure(ask('talents'), { calls: 300, maxSeconds: 12 });
      const ratio = talents.medianMs / jobs.medianMs;
      console.log(
        `${size.toLocaleString('en-US')}, ${name}: jobs ${jobs.medianMs.toFixed(2)} ms, talents ${talents.medianMs.toFixed(2)} ms (p95 ${talents.p95Ms.toFixed(2)}), ${ratio.toFixed(2)} times${ratio <= 3 ? '' : ', MORE THAN THREE'}`,
      );
    }
  }
} finally {
  await Promise.all([owner.end(), visitor.end()]);
  await stack.stop();
}
