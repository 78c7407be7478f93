import { maxNoteLength, maxSavedJobs, type SavedCopy } from '@/lib/saved/jobs/saved-job';
import { createSubscription } from '@/lib/subscription';

/** What a visitor saves before there is an account (D22); signing out clears it with the rest (D2). */
const key = 'savedJobs';
const changes = createSubscription({ hearsOtherTabs: true });

/** What this browser keeps, newest first. What is stored may be anybody's, so each is looked at. */
export function savedInBrowser(): readonly SavedCopy[] {
  try {
    const raw = window.localStorage.getItem(key) ?? '[]';
    if (last.raw !== raw) last = { raw, copies: toCopies(JSON.parse(raw)) };
    return last.copies;
  } catch {
    return [];
  }
}

/** The same list as long as nothing changed, which is what React compares. */
let last: { raw: string; copies: readonly SavedCopy[] } = { raw: '[]', copies: [] };

const toCopies = (stored: unknown) =>
  Array.isArray(stored) ? stored.flatMap(toCopy).toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1)) : [];

/** Keeps exactly these; false when there are too many or the browser refuses, and then nothing has changed. */
export function storeInBrowser(copies: readonly SavedCopy[]): boolean {
  if (copies.length > maxSavedJobs) return false;
  try {
    if (copies.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(copies));
  } catch {
    return false;
  }
  changes.notify();
  return true;
}

/** Listens to what is saved in this tab and in others; returns how to stop. */
export const onSavesChanged = changes.subscribe;

function toCopy(stored: Partial<Record<keyof SavedCopy, unknown>> | null): SavedCopy[] {
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

/** Within the years that there are: another clock, or somebody's hand, may have written any. */
function toTime(stored: unknown): string | null {
  const time = typeof stored === 'string' ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(Math.min(Math.max(time, 0), Date.now())).toISOString();
}
