import path from 'node:path';
import { readEnvironment } from './launcher/environment.ts';
import { readOptions, USAGE } from './launcher/options.ts';
import { reset } from './launcher/reset.ts';
import { runSite } from './launcher/run-site.ts';

const root = path.join(import.meta.dirname, '..', '..');

try {
  const given = readEnvironment(root, process.env);
  const options = readOptions(process.argv.slice(2), given);
  options.dataDir = path.resolve(root, options.dataDir);

  if (options.command === 'start') await runSite('start', root, options, given);
  else if (options.command === 'dev') await runSite('dev', root, options, given);
  // A site with a Supabase of its own runs without the packages of these two.
  else if (options.command === 'stack')
    await (await import('./launcher/run-stack.ts')).runStack(options, given);
  else if (options.command === 'reset') await reset(options);
  else if (options.command === 'types') await (await import('./launcher/types.ts')).writeTypes(root);
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
