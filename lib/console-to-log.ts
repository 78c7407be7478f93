import 'server-only';
import { describeFault } from '@/lib/described-fault';
import { log, logFault } from '@/lib/log';

/** Next.js may print a fault and hand it to us, in either order. */
const told = new WeakSet<object>();

/** A fault that Next.js caught, once. `where` is the route's pattern. */
export function tellOnce(where: string, fault: unknown): void {
  if (isHangUp(fault)) return;
  if (typeof fault === 'object' && fault !== null) {
    if (told.has(fault)) return;
    told.add(fault);
  }
  logFault(where, fault);
}

/** Node's error of a request whose sender left before all of it had arrived: nothing of the site is broken. */
const isHangUp = (fault: unknown) =>
  fault instanceof Error && fault.message === 'aborted' && Reflect.get(fault, 'code') === 'ECONNRESET';

/** What Next.js and packages print as errors and warnings goes into the one log too, where persons are taken out of it. */
export function takeConsole(): void {
  console.error = (...said: unknown[]) => {
    const faults = said.filter((each) => each instanceof Error);
    // Next.js prints first, and knows the route when it hands the fault over.
    for (const fault of faults) setImmediate(() => tellOnce('console', fault));
    if (faults.length === 0) log.error({ said: said.map((each) => describeFault(each)) }, 'console');
  };
  console.warn = (...said: unknown[]) => {
    log.warn({ said: said.map((each) => describeFault(each)) }, 'console');
  };
}
