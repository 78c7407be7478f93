import { getFromTab, removeFromTab, saveToTab } from '@/components/forms/tab-storage';

/** The CV chosen for an application. `path` and `ticket` are set after the upload. */
export type StoredCv = { name: string; size: number; path?: string; ticket?: string };

const toKey = (jobId: string) => `applicationCv:${jobId}`;

/** Stores the choice for this tab, because a reload clears a file input. Null deletes it. */
export function saveCvInBrowser(jobId: string, cv: StoredCv | null) {
  if (cv) saveToTab(toKey(jobId), cv);
  else removeFromTab(toKey(jobId));
}

/** Returns the stored choice; null if there is none. */
export function getStoredCv(jobId: string): StoredCv | null {
  const stored = getFromTab(toKey(jobId)) as Partial<StoredCv> | null;
  return typeof stored?.name === 'string' && typeof stored.size === 'number' ? (stored as StoredCv) : null;
}
