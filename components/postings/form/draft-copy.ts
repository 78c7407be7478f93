import { getFromTab, removeFromTab, saveToTab } from '@/components/forms/tab-storage';
import type { JobDraft } from '@/lib/postings/draft';
import { parseStoredForm } from '@/lib/postings/job-form';

const key = 'jobDraft';

/** Stores `duplicatedFrom` under its former name, because open tabs have it. */
type StoredDraft = {
  viewerId: string;
  draft: Omit<JobDraft, 'duplicatedFrom'> & { copyOf: JobDraft['duplicatedFrom'] };
};

/** Saves a copy of the draft in this tab, because the save on the server comes later and can fail. */
export const saveDraftCopy = (viewerId: string, { duplicatedFrom, ...draft }: JobDraft) =>
  saveToTab(key, { viewerId, draft: { ...draft, copyOf: duplicatedFrom } });

export const removeDraftCopy = () => removeFromTab(key);

/** Returns this tab's copy if it belongs to the viewer and is newer than the server's draft; otherwise null. */
export function loadNewerDraftCopy(viewerId: string, serverDraft: JobDraft): JobDraft | null {
  try {
    const stored = getFromTab(key) as Partial<StoredDraft> | null;
    if (!stored?.draft || stored.viewerId !== viewerId) return null;
    const { copyOf: duplicatedFrom, ...copy } = stored.draft;
    if (duplicatedFrom !== serverDraft.duplicatedFrom) return null;
    const isSameForm = copy.idempotencyKey === serverDraft.idempotencyKey || serverDraft.revision === 0;
    if (!isSameForm || !(copy.revision > serverDraft.revision)) return null;
    return {
      ...copy,
      duplicatedFrom,
      savedAt: serverDraft.savedAt,
      form: parseStoredForm(copy.form),
      step: copy.step === 2 ? 2 : 1,
    };
  } catch {
    return null;
  }
}
