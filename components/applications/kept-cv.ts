import { readFromTab, removeFromTab, storeInTab } from '@/components/forms/tab-storage';

/** A CV that was chosen for an application; with the ticket by which it is handed in once it is uploaded. */
export type KeptCv = { name: string; size: number; path?: string; ticket?: string };

const keyOf = (jobId: string) => `applicationCv:${jobId}`;

/** Remembers the choice in this tab alone: a browser gives no file back after a reload, an uploaded one needs none. */
export function keepCv(jobId: string, cv: KeptCv | null) {
  if (cv) storeInTab(keyOf(jobId), cv);
  else removeFromTab(keyOf(jobId));
}

export function readKeptCv(jobId: string): KeptCv | null {
  const kept = readFromTab(keyOf(jobId)) as Partial<KeptCv> | null;
  return typeof kept?.name === 'string' && typeof kept.size === 'number' ? (kept as KeptCv) : null;
}
