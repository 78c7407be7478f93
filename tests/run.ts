import { parseArgs } from 'node:util';
import { createStopSignal } from '../supabase/embedded/launcher/stop-signals.ts';
import { canRunPostgrest } from './support/postgrest.ts';
import { prepareSite, reserveSite, runBrowserTests } from './support/runner/e2e.ts';
import { runScript } from './support/runner/run-program.ts';
import { type Counts, formatCounts, runStage, sumCounts, toCounts } from './support/runner/stage.ts';
import { runUnitTests } from './support/runner/unit.ts';

/**
 * Runs all tests (`npm test`), or with `--long` only the files named `….long.…` (`npm run test:long`).
 * `node tests/run.ts --only unit|postgrest|e2e [part of a file name]` runs some of them.
 */
const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, long: { type: 'boolean', default: false } },
});
const { only, long } = values;
if (long) process.env.TEST_LONG = '1';
if (only !== undefined && !/^(unit|postgrest|e2e)$/.test(only)) {
  console.error('--only takes "unit", "postgrest" or "e2e".');
  process.exit(1);
}

const interruption = createStopSignal();
const results: Counts[] = [];
const stage = async (title: string, run: () => Promise<Counts>) => {
  if (interruption.aborted) return false;
  const counts = await runStage({ title, run });
  results.push(counts);
  return counts.failed === 0;
};

if (!only && !long)
  await stage('Format, lint and types', async () => toCounts((await runScript('check')) === 0));
const shouldRun = (part: string) => only === undefined || only === part;
const site = shouldRun('e2e') ? await reserveSite() : null;
// Runs during the unit tests, which do not use two processors fully.
const preparation = site && prepareSite(site, interruption);
preparation?.catch(() => {});
if (shouldRun('unit')) await stage('Unit and integration tests', () => runUnitTests(filters));
if (shouldRun('postgrest') && !long) {
  const title = 'Policies, searches and data through PostgREST';
  if (canRunPostgrest) await stage(title, () => runUnitTests(filters, { hasPostgrest: true }));
  else console.log(`\n${title}: skipped, because npm has PostgREST only for Linux x64.`);
}
if (site && preparation) {
  await stage('Production build and demonstration data', async () => toCounts(Boolean(await preparation)));
  const stack = await preparation.catch(() => null);
  if (stack) {
    await stage('Browser journeys', () => runBrowserTests(site, stack, filters));
    await stack.stop();
  }
}

const total = sumCounts(results);
if (interruption.aborted) {
  console.log('\nInterrupted.');
  total.failed += 1;
}
for (const failed of total.failures ?? []) console.log(`\n${failed}`);
console.log(`\n${formatCounts(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
