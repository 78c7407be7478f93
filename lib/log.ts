import 'server-only';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { getLogSettings } from '@/lib/env';
import { metrics } from '@/lib/metrics';
import { redactError } from '@/lib/redact-error';

// Shared through globalThis: instrumentation and pages are bundled separately, and each would have its own buffer.
const loggerKey = Symbol.for('doorstep.log');
const globalStore = globalThis as { [loggerKey]?: Logger };
globalStore[loggerKey] ??= createLogger();

/**
 * The log: one JSON object per line, or readable in a terminal. It contains no network or email addresses, no text that
 * visitors typed and no secrets (D78).
 */
export const log: Logger = globalStore[loggerKey];

/** Logs an error and returns the reference shown to the visitor: the proxy's request id if known. */
export function logError(where: string, error: unknown, requestId?: string): string {
  const id = requestId ?? randomUUID().slice(-12);
  metrics.errors.inc({ where });
  log.error({ where, id, error: redactError(error) }, 'error');
  return id;
}

function createLogger(): Logger {
  const { level, isReadable } = getLogSettings();
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
