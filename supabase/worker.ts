import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadEnvironment } from './embedded/launcher/environment.ts';

/**
 * Calls the scheduled-work endpoint of a site in a loop, for a server without a scheduler: `npm run worker`.
 * Reads SITE_URL and CRON_SECRET, also from .env files. Concurrent workers are harmless; one is enough.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    once: { type: 'boolean', default: false },
  },
});
const intervalMs = Number(values.seconds) * 1000;
const { SITE_URL, CRON_SECRET } = loadEnvironment(`${import.meta.dirname}/..`, process.env);
if (!SITE_URL || !CRON_SECRET) exitWithError('Set SITE_URL and CRON_SECRET; they must be those of the site.');
if (!(intervalMs >= 1000)) exitWithError('--seconds must be 1 or more.');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const url = `${SITE_URL.replace(/\/+$/, '')}/api/scheduled-work`;
// A stop signal does not abort a running call, because the site has claimed emails to send in it.
while (!stopping.signal.aborted) {
  const isOk = await callOnce();
  if (values.once) process.exit(isOk ? 0 : 1);
  await pause(intervalMs, undefined, { signal: stopping.signal }).catch(() => {});
}

/** Returns false if the site is unreachable or a step failed, which the site has logged. The next call tries again. */
async function callOnce(): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${CRON_SECRET}` },
      signal: AbortSignal.timeout(120_000),
    });
    const report = await response.text();
    if (!response.ok || hasCounts(report)) logLine(`${response.status} ${report.slice(0, 500)}`);
    return response.ok;
  } catch (error) {
    logLine(`${url} cannot be reached: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** Whether a count in the report is above zero. Otherwise nothing is printed. */
function hasCounts(report: string): boolean {
  return /:\s*[1-9]/.test(report);
}

function logLine(line: string): void {
  console.log(`${new Date().toISOString()} ${line}`);
}

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}
