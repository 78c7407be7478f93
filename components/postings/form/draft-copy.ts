import { getFromTab, removeFromTab, saveToTab } from '@/components/forms/tab-storage';
import type { JobDraft } from '@/lib/postings/draft';
import { parseStoredForm } from '@/lib/postings/job-form';

const key = 'jobDraft';

/** Saves this tab's copy immediately. The database follows later, or not at all without a session. */
export const saveDraftCopy = (viewerId: string, draft: JobDraft) => saveToTab(key, { viewerId, draft });

export const removeDraftCopy = () => removeFromTab(key);

/** This tab's copy if it is newer than the server's draft and the same viewer's; otherwise null. */
export function loadNewerDraftCopy(viewerId: string, serverDraft: JobDraft): JobDraft | null {
  try {
    const stored = getFromTab(key) as Partial<{ viewerId: string; draft: JobDraft }> | null;
    const copy = stored?.draft;
    if (!copy || stored.viewerId !== viewerId || copy.copyOf !== serverDraft.copyOf) return null;
    const isSameForm = copy.idempotencyKey === serverDraft.idempotencyKey || serverDraft.revision === 0;
    if (!isSameForm || !(copy.revision > serverDraft.revision)) return null;
    return {
      ...copy,
      savedAt: serverDraft.savedAt,
      form: parseStoredForm(copy.form),
      step: copy.step === 2 ? 2 : 1,
    };
  } catch {
    return null;
  }
}
