import { getErrorMessage } from '@/components/forms/get-error-message';
import type { FormAction } from '@/components/forms/use-submit';
import { getFormText } from '@/lib/forms/form-data';
import { fail, succeed } from '@/lib/result';
import { removeSavedJob, saveJobs, updateSavedJobNote } from '@/lib/saved/jobs/actions';
import { maxNoteLength, type SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, savedJobActions as text } from '@/messages/saved/jobs';
import { clearAccountJobs } from './account-store';
import { getBrowserSavedJobs, setBrowserSavedJobs } from './browser-store';
import { markListStale } from './stale-list';

export type SavedJobActions = {
  remove: FormAction<SavedJobSnapshot | null>;
  /** Restores a removed job. Returns an error message, or null on success. */
  restore: (snapshot: SavedJobSnapshot) => Promise<string | null>;
  note: FormAction<{ note: string }>;
  onChanged: () => void;
};

/**
 * Removes the job from the account and from this browser's unmerged list, which would save it again. If the account
 * fails, restores it in the browser.
 */
const removeEverywhere: SavedJobActions['remove'] = async (previous, form) => {
  const browserResult = await browserActions.remove(null, form);
  let result: Awaited<ReturnType<typeof removeSavedJob>> | undefined;
  try {
    result = await removeSavedJob(previous, form);
    return result;
  } finally {
    if (!result?.ok && browserResult.ok && browserResult.data)
      await browserActions.restore(browserResult.data);
  }
};

export const accountActions: SavedJobActions = {
  // Only the server action itself can be the form action in the server's HTML.
  remove: typeof window === 'undefined' ? removeSavedJob : removeEverywhere,
  restore: async (snapshot) => {
    try {
      const result = await saveJobs([snapshot]);
      if (!result.ok) return result.message;
      return result.data.unsavedIds.length > 0 ? savedJobMessages.listFull : null;
    } catch (error) {
      return getErrorMessage(error, { failureMessage: savedJobMessages.saveFailed });
    }
  },
  note: updateSavedJobNote,
  // The router may restore this page as it was before the change, and the save buttons' cached states are stale.
  onChanged: () => {
    markListStale();
    clearAccountJobs();
  },
};

const getJobId = (form: FormData) => getFormText(form, 'jobId');

export const browserActions: SavedJobActions = {
  remove: async (_previous, form) => {
    const saves = getBrowserSavedJobs();
    const snapshot = saves.find(({ jobId }) => jobId === getJobId(form)) ?? null;
    return setBrowserSavedJobs(saves.filter((saved) => saved !== snapshot))
      ? succeed(snapshot)
      : fail(savedJobMessages.removeFailed);
  },
  restore: async (snapshot) => {
    const others = getBrowserSavedJobs().filter(({ jobId }) => jobId !== snapshot.jobId);
    return setBrowserSavedJobs([snapshot, ...others]) ? null : savedJobMessages.saveFailed;
  },
  note: async (_previous, form) => {
    const note = getFormText(form, 'note').trim();
    const saves = getBrowserSavedJobs();
    if (note.length > maxNoteLength) return fail(text.noteTooLong({ maxNoteLength }));
    if (!saves.some(({ jobId }) => jobId === getJobId(form))) return fail(savedJobMessages.notFound);
    const notedAt = note === '' ? null : new Date().toISOString();
    const updated = saves.map((snapshot) =>
      snapshot.jobId === getJobId(form) ? { ...snapshot, note, notedAt } : snapshot,
    );
    return setBrowserSavedJobs(updated) ? succeed({ note }) : fail(savedJobMessages.saveNoteFailed);
  },
  onChanged: () => {},
};
