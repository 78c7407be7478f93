import path from 'node:path';
import { loadEnvironment } from './launcher/environment.ts';
import { parseOptions, USAGE } from './launcher/options.ts';
import { reset } from './launcher/reset.ts';
import { runSite } from './launcher/run-site.ts';

const root = path.join(import.meta.dirname, '..', '..');

try {
  const variables = loadEnvironment(root, process.env);
  const options = parseOptions(process.argv.slice(2), variables);
  options.dataDir = path.resolve(root, options.dataDir);

  if (options.command === 'start') await runSite('start', root, options, variables);
  else if (options.command === 'dev') await runSite('dev', root, options, variables);
  // `stack` and `types` are imported lazily: a site with its own Supabase runs without their packages.
  else if (options.command === 'stack')
    await (await import('./launcher/run-stack.ts')).runStack(options, variables);
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
