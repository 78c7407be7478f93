import { readKeys } from '../keys.ts';
import { stackVariables } from '../stack-variables.ts';
import { readRun } from './run-file.ts';

/** How tools reach the stack that runs on a folder, and where its site is; undefined where none runs. */
export function runningStack(dataDir: string): Record<string, string> | undefined {
  const run = readRun(dataDir);
  if (!run?.ports) return undefined;
  return { ...stackVariables(readKeys(dataDir), run.ports), ...(run.url && { SITE_URL: run.url }) };
}
