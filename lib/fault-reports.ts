import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { faultChannel, type ToldFault } from '@/lib/fault-channel';

const mostInAMinute = 30;

/**
 * Sends each fault of the log to a Sentry-compatible address as well, as one envelope without a visitor in it. At most thirty a
 * minute, and none for as long as the service says that it has had enough.
 */
export function reportFaults(dsn: string, environment: string): void {
  const { protocol, username, host, pathname } = new URL(dsn);
  const project = pathname.split('/').at(-1);
  const url = `${protocol}//${host}${pathname.slice(0, pathname.lastIndexOf('/'))}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
  const headers = { 'content-type': 'application/x-sentry-envelope' };
  let sent: number[] = [];
  let quietUntil = 0;

  subscribe(faultChannel, async (message) => {
    const now = Date.now();
    sent = sent.filter((at) => now - at < 60_000);
    if (now < quietUntil || sent.length >= mostInAMinute) return;
    sent.push(now);
    try {
      const body = envelopeOf(message as ToldFault, environment);
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
      await answer.body?.cancel();
      if (answer.status === 429) quietUntil = now + Number(answer.headers.get('retry-after') ?? 60) * 1000;
    } catch {
      // The log has the fault; one about this would come here again.
    }
  });
}

/** https://develop.sentry.dev/sdk/data-model/envelopes/ */
function envelopeOf({ where, id, fault }: ToldFault, environment: string): string {
  const event_id = randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment,
    transaction: where,
    tags: { request: id },
    exception: { values: exceptionsOf(fault) },
  };
  return [{ event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** The fault and what caused it; what caused it all comes first. */
function exceptionsOf(fault: unknown): object[] {
  const { name, code, message, stack, cause }: Record<string, unknown> = Object(fault);
  const own = {
    type: String(name || code || 'Fault'),
    value: typeof fault === 'string' ? fault : String(message ?? JSON.stringify(fault)),
    ...(typeof stack === 'string' && { stacktrace: { frames: framesOf(stack) } }),
  };
  return [...(cause === undefined ? [] : exceptionsOf(cause)), own];
}

/** Node's lines, the innermost first; Sentry wants it last. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] =
        /^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (!file) return [];
      return {
        function: name ?? '<anonymous>',
        filename: file,
        lineno: Number(row),
        colno: Number(column),
        in_app: !/node_modules|^node:/.test(file),
      };
    })
    .reverse();
}
