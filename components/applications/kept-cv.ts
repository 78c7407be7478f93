/** A CV that was chosen for an application; with the ticket by which it is handed in once it is uploaded. */
export type KeptCv = { name: string; size: number; path?: string; ticket?: string };

const keyOf = (jobId: string) => `applicationCv:${jobId}`;

/** Remembers the choice in this tab alone: a browser gives no file back after a reload, an uploaded one needs none. */
export function keepCv(jobId: string, cv: KeptCv | null) {
  try {
    if (cv) sessionStorage.setItem(keyOf(jobId), JSON.stringify(cv));
    else sessionStorage.removeItem(keyOf(jobId));
  } catch {
    // Storage is full or forbidden; the form works without it.
  }
}

export function readKeptCv(jobId: string): KeptCv | null {
  try {
    const kept: Partial<KeptCv> | null = JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? 'null');
    return typeof kept?.name === 'string' && typeof kept.size === 'number' ? (kept as KeptCv) : null;
  } catch {
    return null;
  }
}
