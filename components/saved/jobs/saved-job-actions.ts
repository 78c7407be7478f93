import { errorSentence } from '@/components/forms/error-sentence';
import type { FormAction } from '@/components/forms/use-submit';
import { textOf } from '@/lib/forms/read-form';
import { fail, succeed } from '@/lib/result';
import { noteSavedJob, removeSavedJob, saveJobs } from '@/lib/saved/jobs/actions';
import { maxNoteLength, type SavedCopy } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, savedJobActions as text } from '@/messages/saved/jobs';
import { forgetAccountJobs } from './account-store';
import { savedInBrowser, storeInBrowser } from './browser-store';
import { markListStale } from './stale-list';

/** What can be done with a job on the list. */
export type SavedJobActions = {
  remove: FormAction<SavedCopy | null>;
  /** Puts back what was removed. Answers what to say if it did not work, null if it did. */
  restore: (copy: SavedCopy) => Promise<string | null>;
  note: FormAction<{ note: string }>;
  /** After each of them. */
  done: () => void;
};

/** From the account, and from what this browser still has to bring there, which would save the job again. */
const removeFromBoth: SavedJobActions['remove'] = async (previous, form) => {
  const kept = await browserActions.remove(null, form);
  let answer: Awaited<ReturnType<typeof removeSavedJob>> | undefined;
  try {
    answer = await removeSavedJob(previous, form);
    return answer;
  } finally {
    if (!answer?.ok && kept.ok && kept.data) await browserActions.restore(kept.data);
  }
};

export const accountActions: SavedJobActions = {
  // Only the action itself can be posted to by the server's HTML.
  remove: typeof window === 'undefined' ? removeSavedJob : removeFromBoth,
  restore: async (copy) => {
    try {
      const answer = await saveJobs([copy]);
      if (!answer.ok) return answer.message;
      return answer.data.leftOut.length > 0 ? savedJobMessages.full : null;
    } catch (thrown) {
      return errorSentence(thrown, { failed: savedJobMessages.saveFailed });
    }
  },
  note: noteSavedJob,
  // The router may bring this page back as it was, and the buttons of others what they knew.
  done: () => {
    markListStale();
    forgetAccountJobs();
  },
};

const idOf = (form: FormData) => textOf(form, 'jobId');

export const browserActions: SavedJobActions = {
  remove: async (_previous, form) => {
    const saves = savedInBrowser();
    const copy = saves.find(({ jobId }) => jobId === idOf(form)) ?? null;
    return storeInBrowser(saves.filter((each) => each !== copy))
      ? succeed(copy)
      : fail(savedJobMessages.removeFailed);
  },
  restore: async (copy) => {
    const others = savedInBrowser().filter(({ jobId }) => jobId !== copy.jobId);
    return storeInBrowser([copy, ...others]) ? null : savedJobMessages.saveFailed;
  },
  note: async (_previous, form) => {
    const note = textOf(form, 'note').trim();
    const saves = savedInBrowser();
    if (note.length > maxNoteLength) return fail(text.pleaseUseAtMostCharacters({ maxNoteLength }));
    if (!saves.some(({ jobId }) => jobId === idOf(form))) return fail(savedJobMessages.removedMeanwhile);
    const notedAt = note === '' ? null : new Date().toISOString();
    const noted = saves.map((copy) => (copy.jobId === idOf(form) ? { ...copy, note, notedAt } : copy));
    return storeInBrowser(noted) ? succeed({ note }) : fail(savedJobMessages.noteFailed);
  },
  done: () => {},
};
