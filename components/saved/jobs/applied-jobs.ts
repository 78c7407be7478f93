/** The jobs that were applied for from this browser: for their marks alone, and gone with the rest at sign-out (D2). */
const key = 'appliedJobs';
const changed = 'doorstep:applied-jobs';
const most = 500;

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
  window.dispatchEvent(new Event(changed));
}

/** Listens to what is applied for in this tab; returns how to stop. */
export function onAppliedChanged(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
