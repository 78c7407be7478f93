import { createSubscription } from '@/lib/subscription';

/** The jobs that were applied for from this browser, and when: for their marks alone, and gone with the rest at sign-out (D2). */
const key = 'appliedJobs';
const most = 500;
const changes = createSubscription({ hearsOtherTabs: true });

/** By the job's id, newest first; null where an earlier version of the site stored no time. */
export function appliedInBrowser(): ReadonlyMap<string, string | null> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.map(toEntry) : []);
  } catch {
    return new Map();
  }
}

const toEntry = (stored: unknown): [string, string | null] => {
  const [id, at] = Array.isArray(stored) ? stored : [stored];
  return [String(id), typeof at === 'string' ? at : null];
};

export function rememberApplied(jobId: string, isApplied: boolean) {
  const others = [...appliedInBrowser()].filter(([id]) => id !== jobId);
  const all = isApplied ? [[jobId, new Date().toISOString()], ...others] : others;
  try {
    window.localStorage.setItem(key, JSON.stringify(all.slice(0, most)));
  } catch {
    // Storage is full or forbidden; only the mark is missing.
  }
  changes.notify();
}

/** Listens to what is applied for in this tab and in others; returns how to stop. */
export const onAppliedChanged = changes.subscribe;
