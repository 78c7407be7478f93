import path from 'node:path';
import { parseArgs } from 'node:util';
import { namesSupabase, readEnvironment } from '../embedded/launcher/environment.ts';
import { runningStack } from '../embedded/launcher/running-stack.ts';
import { examine } from './examine.ts';
import { installationOf } from './installation.ts';
import { report } from './report.ts';

/**
 * `npm run doctor`: looks at the environment and at what runs, without changing anything, and ends with 1 where something
 * fails. Where no Supabase is named it looks at the local stack of `npm start` (`-- --data <folder>` for another of its folders).
 */
const root = path.join(import.meta.dirname, '..', '..');

try {
  const given = readEnvironment(root, process.env);
  const data = { type: 'string', default: '.doorstep' } as const;
  const { values } = parseArgs({ options: { data } });
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

/** How to reach the stack that runs on the folder, and where its site is. */
function localVariables(dataDir: string): Record<string, string> {
  const variables = runningStack(dataDir);
  if (variables) return variables;
  throw new Error(
    `No Supabase is named, and no stack of Doorstep runs on ${dataDir}. Set NEXT_PUBLIC_SUPABASE_URL and its keys (.env.example), or \`npm start\` first.`,
  );
}
