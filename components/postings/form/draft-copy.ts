import { readFromTab, removeFromTab, storeInTab } from '@/components/forms/tab-storage';
import type { JobDraft } from '@/lib/postings/draft';
import { parseJobForm } from '@/lib/postings/job-form';

const key = 'jobDraft';

/** Keeps this tab's copy at once: the database gets it a moment later, or not at all while the session is lost. */
export const keepDraftCopy = (viewerId: string, draft: JobDraft) => storeInTab(key, { viewerId, draft });

export const forgetDraftCopy = () => removeFromTab(key);

/** This tab's copy where it is later than what the server knew; null otherwise, and for another person's. */
export function laterDraftCopy(viewerId: string, known: JobDraft): JobDraft | null {
  try {
    const stored = readFromTab(key) as Partial<{ viewerId: string; draft: JobDraft }> | null;
    const copy = stored?.draft;
    if (!copy || stored.viewerId !== viewerId || copy.copyOf !== known.copyOf) return null;
    const isSameForm = copy.idempotencyKey === known.idempotencyKey || known.revision === 0;
    if (!isSameForm || !(copy.revision > known.revision)) return null;
    return { ...copy, savedAt: known.savedAt, form: parseJobForm(copy.form), step: copy.step === 2 ? 2 : 1 };
  } catch {
    return null;
  }
}
