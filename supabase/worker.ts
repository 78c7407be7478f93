import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from './embedded/launcher/environment.ts';

/**
 * Calls the scheduled-work endpoint of a site in a loop, for a server that has no scheduler of its own: `npm run worker`.
 * Reads SITE_URL and CRON_SECRET, from .env files too. Several of them at once do no harm; one is enough.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    once: { type: 'boolean', default: false },
  },
});
const restMs = Number(values.seconds) * 1000;
const { SITE_URL, CRON_SECRET } = readEnvironment(`${import.meta.dirname}/..`, process.env);
if (!SITE_URL || !CRON_SECRET) stop('Set SITE_URL and CRON_SECRET; they must be those of the site.');
if (!(restMs >= 1000)) stop('--seconds must be 1 or more.');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const url = `${SITE_URL.replace(/\/+$/, '')}/api/scheduled-work`;
// A call that is under way is waited for: its mails are claimed.
while (!stopping.signal.aborted) {
  const isGood = await callOnce();
  if (values.once) process.exit(isGood ? 0 : 1);
  await pause(restMs, undefined, { signal: stopping.signal }).catch(() => {});
}

/** False when the site cannot be reached or a step failed; the next call tries again, and the site has logged why. */
async function callOnce(): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${CRON_SECRET}` },
      signal: AbortSignal.timeout(120_000),
    });
    const report = await response.text();
    if (!response.ok || didSomething(report)) say(`${response.status} ${report.slice(0, 500)}`);
    return response.ok;
  } catch (thrown) {
    say(`${url} cannot be reached: ${thrown instanceof Error ? thrown.message : thrown}`);
    return false;
  }
}

/** An idle minute is not worth a line. */
function didSomething(report: string): boolean {
  return /:\s*[1-9]/.test(report);
}

function say(line: string): void {
  console.log(`${new Date().toISOString()} ${line}`);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
