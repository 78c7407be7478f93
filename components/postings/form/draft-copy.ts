import type { JobDraft } from '@/lib/postings/draft';
import { parseJobForm } from '@/lib/postings/job-form';

const key = 'jobDraft';

/** Keeps this tab's copy at once: the database gets it a moment later, or not at all while the session is lost. */
export function keepDraftCopy(viewerId: string, draft: JobDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ viewerId, draft }));
  } catch {
    // Storage is full or forbidden; the database has the draft.
  }
}

export function forgetDraftCopy() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Likewise.
  }
}

/** This tab's copy where it is later than what the server knew; null otherwise, and for another person's. */
export function laterDraftCopy(viewerId: string, known: JobDraft): JobDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<{
      viewerId: string;
      draft: JobDraft;
    }> | null;
    const copy = stored?.draft;
    if (!copy || stored.viewerId !== viewerId || copy.copyOf !== known.copyOf) return null;
    const isSameForm = copy.idempotencyKey === known.idempotencyKey || known.revision === 0;
    if (!isSameForm || !(copy.revision > known.revision)) return null;
    return { ...copy, savedAt: known.savedAt, form: parseJobForm(copy.form), step: copy.step === 2 ? 2 : 1 };
  } catch {
    return null;
  }
}
