import { parseArgs } from 'node:util';
import { stopSignal } from '../supabase/embedded/launcher/stop-signals.ts';
import { canRunPostgrest } from './support/postgrest.ts';
import { chooseSite, prepareSite, runBrowserTests } from './support/runner/e2e.ts';
import { runScript } from './support/runner/run-program.ts';
import { type Counts, once, runStage, sentence, sum } from './support/runner/stage.ts';
import { runUnitTests } from './support/runner/unit.ts';

/**
 * `npm test`, and with `--long` `npm run test:long`: the files that are called `….long.…` instead of the others.
 * `node tests/run.ts --only unit|postgrest|e2e [part of a file's name]` for a quick look.
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

const interruption = stopSignal();
const results: Counts[] = [];
const stage = async (title: string, run: () => Promise<Counts>) => {
  if (interruption.aborted) return false;
  const counts = await runStage({ title, run });
  results.push(counts);
  return counts.failed === 0;
};

if (!only && !long) await stage('Format, lint and types', async () => once((await runScript('check')) === 0));
const runs = (part: string) => only === undefined || only === part;
const site = runs('e2e') ? await chooseSite() : null;
// Begun beside the unit tests, which leave a part of two processors idle.
const preparing = site && prepareSite(site, interruption);
preparing?.catch(() => {});
if (runs('unit')) await stage('Unit and integration tests', () => runUnitTests(filters));
if (runs('postgrest') && !long) {
  const title = 'Policies, searches and data through PostgREST';
  if (canRunPostgrest) await stage(title, () => runUnitTests(filters, { hasPostgrest: true }));
  else console.log(`\n${title}: skipped, because npm has a PostgREST for Linux x64 only.`);
}
if (site && preparing) {
  await stage('Production build and demonstration data', async () => once(Boolean(await preparing)));
  const stack = await preparing.catch(() => null);
  if (stack) {
    await stage('Browser journeys', () => runBrowserTests(site, stack, filters));
    await stack.stop();
  }
}

const total = sum(results);
if (interruption.aborted) {
  console.log('\nInterrupted.');
  total.failed += 1;
}
// Whoever reads the end of a long log finds the cause there.
for (const failed of total.failures ?? []) console.log(`\n${failed}`);
console.log(`\n${sentence(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
