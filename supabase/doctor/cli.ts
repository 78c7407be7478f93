import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { namesSupabase, readEnvironment } from '../embedded/launcher/environment.ts';
import { examine } from './examine.ts';
import { installationOf } from './installation.ts';
import { report } from './report.ts';

/**
 * `npm run doctor`: looks at the environment and at what runs, without changing anything, and ends with 1 where something
 * fails. Where no Supabase is named it looks at the local stack of `npm start` (`-- --data <folder>` for another of its folders).
 */
const root = path.join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { data: { type: 'string', default: '.doorstep' } } });

try {
  const given = readEnvironment(root, process.env);
  const isLocalStack = !namesSupabase(given);
  const variables = isLocalStack ? { ...localVariables(path.resolve(root, values.data)), ...given } : given;
  const findings = await examine(installationOf(variables, { isLocalStack }));
  console.log(report(findings));
  // Not process.exit: what is written to a pipe would be cut.
  process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0;
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}

/** What the local stack wrote for tools beside it, and where its site is if one runs. */
function localVariables(dataDir: string): Record<string, string> {
  const file = path.join(dataDir, 'env.sh');
  if (!existsSync(file))
    throw new Error(
      `No Supabase is named, and the local stack has never run on ${dataDir}. Set NEXT_PUBLIC_SUPABASE_URL and its keys (.env.example), or \`npm start\` first.`,
    );
  const variables = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  const run = path.join(dataDir, 'run.json');
  const url = existsSync(run) ? JSON.parse(readFileSync(run, 'utf8')).url : undefined;
  return url ? { ...variables, SITE_URL: url } : variables;
}
