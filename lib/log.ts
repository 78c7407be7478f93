import 'server-only';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { describeFault } from '@/lib/described-fault';
import { logSettings } from '@/lib/env';
import { metrics } from '@/lib/metrics';

// Instrumentation and pages are bundled apart; each would write through a buffer of its own.
const place = Symbol.for('doorstep.log');
const known = globalThis as { [place]?: Logger };
known[place] ??= makeLog();

/**
 * The one log: JSON, a line each, or readable in a terminal. In it stand no network or email address, nothing that somebody typed
 * or looked for, and no secret (D78).
 */
export const log: Logger = known[place];

/**
 * Logs an error and returns the reference by which a person can name it and an operator find it: the proxy's id of the
 * request where it is known.
 */
export function logFault(where: string, fault: unknown, requestId?: string): string {
  const id = requestId ?? randomUUID().slice(-12);
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
  };
  if (isReadable && level !== 'silent')
    return pino({
      ...options,
      transport: { target: 'pino-pretty', options: { ignore: 'pid', singleLine: true } },
    });
  return pino({ ...options, formatters: { level: (label) => ({ level: label }) } });
}
