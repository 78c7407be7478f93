import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasSupabaseVariables, loadEnvironment } from '../embedded/launcher/environment.ts';
import { getRunningStack } from '../embedded/launcher/running-stack.ts';
import { createInstallation } from './installation.ts';
import { formatReport } from './report.ts';
import { runAllChecks } from './run-checks.ts';

/**
 * `npm run doctor`: checks the environment and the running services without changing anything; exits with 1 if a check
 * fails. Without Supabase variables it checks the local stack of `npm start` (`-- --data <folder>` for another data
 * folder).
 */
const root = path.join(import.meta.dirname, '..', '..');

try {
  const environment = loadEnvironment(root, process.env);
  const data = { type: 'string', default: '.doorstep' } as const;
  const { values } = parseArgs({ options: { data } });
  const isLocalStack = !hasSupabaseVariables(environment);
  const variables = isLocalStack
    ? { ...localVariables(path.resolve(root, values.data)), ...environment }
    : environment;
  const findings = await runAllChecks(createInstallation(variables, { isLocalStack }));
  console.log(formatReport(findings));
  // Not process.exit, which would truncate output to a pipe.
  process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns the environment variables of the stack that uses the folder. Throws if none is running. */
function localVariables(dataDir: string): Record<string, string> {
  const variables = getRunningStack(dataDir);
  if (variables) return variables;
  throw new Error(
    `No Supabase is configured, and no local stack uses ${dataDir}. Set NEXT_PUBLIC_SUPABASE_URL and its keys (.env.example), or run \`npm start\` first.`,
  );
}
