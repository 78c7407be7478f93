import { createSubscription } from '@/lib/subscription';

/** The jobs that were applied for from this browser: for their marks alone, and gone with the rest at sign-out (D2). */
const key = 'appliedJobs';
const most = 500;
const changes = createSubscription({ hearsOtherTabs: true });

export function appliedInBrowser(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberApplied(jobId: string, isApplied: boolean) {
  const others = appliedInBrowser().filter((id) => id !== jobId);
  try {
    window.localStorage.setItem(
      key,
      JSON.stringify((isApplied ? [jobId, ...others] : others).slice(0, most)),
    );
  } catch {
    // Storage is full or forbidden; only the mark is missing.
  }
  changes.notify();
}

/** Listens to what is applied for in this tab and in others; returns how to stop. */
export const onAppliedChanged = changes.subscribe;
