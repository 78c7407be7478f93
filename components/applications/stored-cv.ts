import { getFromTab, removeFromTab, saveToTab } from '@/components/forms/tab-storage';

/** The CV chosen for an application. `path` and `ticket` are set once it is uploaded. */
export type StoredCv = { name: string; size: number; path?: string; ticket?: string };

const toKey = (jobId: string) => `applicationCv:${jobId}`;

/** Stored for this tab only, because a reload clears a file input. An uploaded file needs no new choice. */
export function saveCvInBrowser(jobId: string, cv: StoredCv | null) {
  if (cv) saveToTab(toKey(jobId), cv);
  else removeFromTab(toKey(jobId));
}

export function loadStoredCv(jobId: string): StoredCv | null {
  const stored = getFromTab(toKey(jobId)) as Partial<StoredCv> | null;
  return typeof stored?.name === 'string' && typeof stored.size === 'number' ? (stored as StoredCv) : null;
}
