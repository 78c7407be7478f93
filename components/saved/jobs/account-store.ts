import { errorSentence } from '@/components/forms/error-sentence';
import { learnHidden } from '@/components/jobs/seen-jobs';
import * as apiRoutes from '@/lib/api-routes';
import { largestPage } from '@/lib/limits';
import { removeSavedJob, saveJobs } from '@/lib/saved/jobs/actions';
import { savedJobMessages, accountStore as text } from '@/messages/saved/jobs';
import { removed, type SaveStore } from './save-store';

const known = new Map<string, boolean>();
const asked = new Set<string>();
const applied = new Set<string>();

/** Forgets what was known: something else changed the list. */
export function forgetAccountStore(): void {
  known.clear();
  asked.clear();
  applied.clear();
}

/** For the signed-in: the account, asked about the jobs of the page. */
export const accountStore: SaveStore = {
  has: (jobId) => known.get(jobId),
  hasApplied: (jobId) => applied.has(jobId),
  load: (jobIds, then) => {
    const wanted = jobIds.filter((id) => !asked.has(id));
    for (let first = 0; first < wanted.length; first += largestPage)
      void ask(wanted.slice(first, first + largestPage)).then(then);
  },
  put: async (copy, isSaved) => {
    const { jobId } = copy;
    try {
      if (isSaved) {
        const answer = await saveJobs([removed.get(jobId) ?? copy]);
        if (!answer.ok) return answer.message;
        if (answer.data.leftOut.length > 0) return savedJobMessages.full;
      } else {
        const form = new FormData();
        form.set('jobId', jobId);
        const answer = await removeSavedJob(null, form);
        if (!answer.ok) return answer.message;
        if (answer.data) removed.set(jobId, answer.data);
      }
    } catch (thrown) {
      const { saveFailed, removeFailed } = savedJobMessages;
      return errorSentence(thrown, { failed: isSaved ? saveFailed : removeFailed });
    }
    known.set(jobId, isSaved);
    markListStale();
    return null;
  },
  savedMessage: text.savedMessage,
};

async function ask(jobIds: readonly string[]): Promise<void> {
  for (const id of jobIds) asked.add(id);
  const askedAt = performance.now();
  try {
    const answer = await fetch(apiRoutes.savedJobs(jobIds), { cache: 'no-store' });
    if (!answer.ok) return;
    const found: { saved: string[]; applied: string[]; hidden: string[] } = await answer.json();
    for (const id of jobIds) known.set(id, found.saved.includes(id));
    for (const id of found.applied) applied.add(id);
    learnHidden(jobIds, found.hidden, askedAt);
  } catch {
    // Unknown stays unsaved; saving what is saved already does no harm.
  }
}

/** Whether the list that the server wrote may have changed since, in this tab; the router brings old pages back. */
let isStale = false;

export function markListStale(): void {
  isStale = true;
}

/** True once after a change. */
export function takeListStale(): boolean {
  const wasStale = isStale;
  isStale = false;
  return wasStale;
}
