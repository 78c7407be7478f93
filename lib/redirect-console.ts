import 'server-only';
import { log, logError } from '@/lib/log';
import { redactError } from '@/lib/redact-error';

/** Errors that are logged: Next.js may both print an error and pass it to `onRequestError`, in either order. */
const logged = new WeakSet<object>();

/** Logs an error that Next.js caught, once. `where` is the route's pattern, `requestId` the proxy's request id. */
export function logErrorOnce(where: string, error: unknown, requestId?: string | string[]): void {
  if (isClientDisconnect(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logError(where, error, isRequestId(requestId) ? requestId : undefined);
}

/** Only the format of an id is accepted, because the header could contain any text. */
const isRequestId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{8,36}$/.test(id);

/** Node's error for a request that the client aborted: not an error of the site. */
const isClientDisconnect = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';

/** Redirects console errors and warnings of Next.js and packages to the log, which redacts personal data. */
export function redirectConsole(): void {
  console.error = (...args: unknown[]) => {
    const errors = args.filter((value) => value instanceof Error);
    // Deferred, because Next.js first prints an error and then passes it to `onRequestError` with its route.
    for (const error of errors) setImmediate(() => logErrorOnce('console', error));
    if (errors.length === 0) log.error({ text: args.map((value) => redactError(value)) }, 'console');
  };
  console.warn = (...args: unknown[]) => {
    log.warn({ text: args.map((value) => redactError(value)) }, 'console');
  };
}
