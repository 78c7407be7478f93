import { maxNoteLength, maxSavedJobs, type SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { createSubscription } from '@/lib/subscription';

/** The saved jobs of a visitor without an account (D22); cleared at sign-out (D2). */
const storageKey = 'savedJobs';
const changes = createSubscription({ includeOtherTabs: true });

/** This browser's saved jobs, newest first. Storage is not trusted, so each entry is parsed. */
export function getBrowserSavedJobs(): readonly SavedJobSnapshot[] {
  try {
    const raw = window.localStorage.getItem(storageKey) ?? '[]';
    if (cachedRead.raw !== raw) cachedRead = { raw, snapshots: parseSnapshots(JSON.parse(raw)) };
    return cachedRead.snapshots;
  } catch {
    return [];
  }
}

/** The last parsed list, because every save button on a page reads it on each render. */
let cachedRead: { raw: string; snapshots: readonly SavedJobSnapshot[] } = { raw: '[]', snapshots: [] };

const parseSnapshots = (stored: unknown) =>
  Array.isArray(stored)
    ? stored.flatMap(parseSnapshot).toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
    : [];

/** Replaces the list. Returns false if it is too long or the browser rejects the change. */
export function setBrowserSavedJobs(snapshots: readonly SavedJobSnapshot[]): boolean {
  if (snapshots.length > maxSavedJobs) return false;
  try {
    if (snapshots.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, JSON.stringify(snapshots));
  } catch {
    return false;
  }
  changes.notify();
  return true;
}

/** Subscribes to changes in this and other tabs. Returns a function that unsubscribes. */
export const subscribeToBrowserSaves = changes.subscribe;

function parseSnapshot(stored: Partial<Record<keyof SavedJobSnapshot, unknown>> | null): SavedJobSnapshot[] {
  const jobId = String(stored?.jobId);
  const savedAt = toTime(stored?.savedAt) ?? new Date(0).toISOString();
  const [title, companyName] = [String(stored?.title ?? ''), String(stored?.companyName ?? '')];
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(jobId) || !title || !companyName) return [];
  const note = String(stored?.note ?? '').slice(0, maxNoteLength);
  return [
    {
      jobId,
      savedAt,
      title: title.slice(0, 160),
      companyName: companyName.slice(0, 120),
      note,
      notedAt: note ? (toTime(stored?.notedAt) ?? savedAt) : null,
    },
  ];
}

/** Clamps a time to the past, because the clock can be wrong and storage can be edited. */
function toTime(stored: unknown): string | null {
  const time = typeof stored === 'string' ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(Math.min(Math.max(time, 0), Date.now())).toISOString();
}
