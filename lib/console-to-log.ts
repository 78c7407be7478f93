import 'server-only';
import { describeFault } from '@/lib/described-fault';
import { log, logFault } from '@/lib/log';

/** Next.js may print an error and hand it to us, in either order. */
const logged = new WeakSet<object>();

/** Logs an error that Next.js caught, once. `where` is the route's pattern, `requestId` the proxy's. */
export function logErrorOnce(where: string, error: unknown, requestId?: string | string[]): void {
  if (isHangUp(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logFault(where, error, isRequestId(requestId) ? requestId : undefined);
}

/** A shape that holds no words. */
const isRequestId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{8,36}$/.test(id);

/** Node's error of a request whose sender left before all of it had arrived: nothing of the site is broken. */
const isHangUp = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';

/** Sends what Next.js and packages print as errors and warnings to the log, which takes personal data out of it. */
export function redirectConsole(): void {
  console.error = (...said: unknown[]) => {
    const faults = said.filter((each) => each instanceof Error);
    // Next.js prints first, and knows the route when it hands the error over.
    for (const fault of faults) setImmediate(() => logErrorOnce('console', fault));
    if (faults.length === 0) log.error({ said: said.map((each) => describeFault(each)) }, 'console');
  };
  console.warn = (...said: unknown[]) => {
    log.warn({ said: said.map((each) => describeFault(each)) }, 'console');
  };
}
