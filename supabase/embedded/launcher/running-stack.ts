import { readKeys } from '../keys.ts';
import { stackVariables } from '../stack-variables.ts';
import { readRun } from './run-file.ts';
import { isServed } from './served-folder.ts';

/** How tools reach the stack that runs on a folder, and where its site is; undefined where none runs. */
export function runningStack(dataDir: string): Record<string, string> | undefined {
  const run = readRun(dataDir);
  if (!run?.ports) return undefined;
  const keys = readKeys(dataDir);
  return {
    ...stackVariables(keys, run.ports),
    ...(run.url && { SITE_URL: run.url }),
    ...(isServed(dataDir) && servedVariables(keys)),
  };
}

/** What a site that people use has on top: its own secrets for numbers and for the reports of its email service. */
export const servedVariables = (keys: ReturnType<typeof readKeys>) => ({
  METRICS_TOKEN: keys.metricsToken,
  MAIL_EVENTS_SECRET: keys.mailEventsSecret,
});
