import { createSubscription } from '@/lib/subscription';

/** The jobs that this browser applied for, and when. Used only to mark jobs; cleared at sign-out (D2). */
const storageKey = 'appliedJobs';
const maxAppliedJobs = 500;
const changes = createSubscription({ includeOtherTabs: true });

/** The times of applications by job id, newest first; null if an earlier version stored no time. */
export function getBrowserAppliedJobs(): ReadonlyMap<string, string | null> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.map(toEntry) : []);
  } catch {
    return new Map();
  }
}

const toEntry = (stored: unknown): [string, string | null] => {
  const [id, at] = Array.isArray(stored) ? stored : [stored];
  return [String(id), typeof at === 'string' ? at : null];
};

export function saveApplied(jobId: string, isApplied: boolean) {
  const others = [...getBrowserAppliedJobs()].filter(([id]) => id !== jobId);
  const all = isApplied ? [[jobId, new Date().toISOString()], ...others] : others;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(all.slice(0, maxAppliedJobs)));
  } catch {
    // Storage is full or forbidden; only the mark is missing.
  }
  changes.notify();
}

/** Subscribes to changes in this and other tabs. Returns a function that unsubscribes. */
export const subscribeToAppliedJobs = changes.subscribe;
