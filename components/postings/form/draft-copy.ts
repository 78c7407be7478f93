import { getFromTab, removeFromTab, saveToTab } from '@/components/forms/tab-storage';
import type { JobDraft } from '@/lib/postings/draft';
import { parseStoredForm } from '@/lib/postings/job-form';

const key = 'jobDraft';

/** Saves a copy of the draft in this tab, because the save on the server comes later and can fail. */
export const saveDraftCopy = (viewerId: string, draft: JobDraft) => saveToTab(key, { viewerId, draft });

export const removeDraftCopy = () => removeFromTab(key);

/** Returns this tab's copy if it belongs to the viewer and is newer than the server's draft; otherwise null. */
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
