import { ensureKeys } from '../keys.ts';
import { stackVariables } from '../stack-variables.ts';
import { loadRun } from './run-file.ts';

/**
 * Returns the environment variables of the stack that uses `dataDir`, with SITE_URL; undefined if none is recorded. A
 * stack that was killed stays recorded until the next start.
 */
export function getRunningStack(dataDir: string): Record<string, string> | undefined {
  const run = loadRun(dataDir);
  if (!run?.ports) return undefined;
  return { ...stackVariables(ensureKeys(dataDir), run.ports), ...(run.url && { SITE_URL: run.url }) };
}
