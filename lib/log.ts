import 'server-only';
import { randomUUID } from 'node:crypto';

/** Logs a fault with a fresh id and returns the id, so that a person can name it and an operator can find it. */
export function logFault(where: string, fault: unknown): string {
  const id = randomUUID().slice(0, 8);
  console.error(JSON.stringify({ at: new Date().toISOString(), where, id, fault: describeFault(fault) }));
  return id;
}

function describeFault(fault: unknown): unknown {
  if (fault instanceof Error)
    return { ...fault, name: fault.name, message: fault.message, stack: fault.stack };
  return fault;
}
