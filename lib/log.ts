import 'server-only';
import pino, { type Logger } from 'pino';
import { currentRequest, newReference } from '@/lib/current-request';
import { describeFault } from '@/lib/described-fault';
import { logSettings } from '@/lib/env';
import { metrics } from '@/lib/metrics';

/** A request in words, the rest as it is. */
const forPeople = {
  messageFormat: '{msg}{if route} {method} {route} {status} in {ms} ms{end}',
  ignore: 'pid,method,route,status,ms',
  singleLine: true,
};

// Instrumentation and pages are bundled apart; each would write through a buffer of its own.
const place = Symbol.for('doorstep.log');
const known = globalThis as { [place]?: Logger };
known[place] ??= makeLog();

/**
 * The one log: JSON, a line each, or readable in a terminal. In it stand no network or email address, nothing that somebody typed
 * or looked for, and no secret (D78). A line that a request causes names it.
 */
export const log: Logger = known[place];

/** Logs a fault and returns the reference by which a person can name it and an operator find it: that of the request, if there is one. */
export function logFault(where: string, fault: unknown): string {
  const id = currentRequest()?.id ?? newReference();
  metrics.faults.inc({ where });
  log.error({ where, id, fault: describeFault(fault) }, 'fault');
  return id;
}

function makeLog(): Logger {
  const { level, isReadable } = logSettings();
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id } : {};
    },
  };
  if (isReadable && level !== 'silent')
    return pino({ ...options, transport: { target: 'pino-pretty', options: forPeople } });
  // Nobody waits for whoever reads the log. Written line by line it would cost a kept page (D68) as much as everything else of it.
  const output = pino.destination({ dest: 1, sync: false, minLength: 12_288 });
  setInterval(() => output.flush(), 500).unref();
  process.once('exit', () => {
    try {
      output.flushSync();
    } catch {
      // Not open yet, or nobody reads any more.
    }
  });
  return pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, output);
}
