import { useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import { errorSentence } from '@/components/forms/error-sentence';
import { toast } from '@/components/ui/toast';
import * as routes from '@/lib/routes';
import { removeSavedJob, saveJobs } from '@/lib/saved/jobs/actions';
import { maxSavedJobs, type SavedCopy } from '@/lib/saved/jobs/saved-job';
import { createSubscription } from '@/lib/subscription';
import { savedJobMessages, useSavedJob as text } from '@/messages/saved/jobs';
import { setSavedInAccount, useAccountJob } from './account-store';
import { onSavesChanged, savedInBrowser, storeInBrowser } from './browser-store';

/** What a list keeps of a job that is no longer there. */
export type SavableJob = Pick<SavedCopy, 'jobId' | 'title' | 'companyName'>;

/**
 * Whether this visitor saved a job, and how to save it or take it off the list: in the account of the signed-in, in this browser
 * otherwise. Shown at once, and put back with a sentence where it didn't work.
 */
export function useSavedJob(job: SavableJob): { isSaved: boolean; toggle: () => void } {
  const { jobId } = job;
  const hasAccount = useSession().is !== 'visitor';
  const inAccount = useAccountJob(jobId);
  const inBrowser = useSyncExternalStore(
    onSavesChanged,
    () => savedInBrowser().some((copy) => copy.jobId === jobId),
    () => false,
  );
  const pressed = useSyncExternalStore(
    presses.subscribe,
    () => wanted.get(jobId),
    () => undefined,
  );
  const isSaved = pressed ?? (hasAccount ? inAccount?.isSaved === true : inBrowser);
  return { isSaved, toggle: () => void setSaved(job, !isSaved, hasAccount) };
}

/** What was pressed and is still being sent, by the job's id. */
const wanted = new Map<string, boolean>();
const presses = createSubscription();

function want(jobId: string, isSaved: boolean | undefined): void {
  if (isSaved === undefined) wanted.delete(jobId);
  else wanted.set(jobId, isSaved);
  presses.notify();
}

/** One request at a time: the last of several presses counts. `isQuiet` leaves it to the caller to say that it worked. */
export async function setSaved(
  job: SavableJob,
  isWanted: boolean,
  hasAccount: boolean,
  isQuiet = false,
): Promise<void> {
  const { jobId } = job;
  const isUnderWay = wanted.has(jobId);
  want(jobId, isWanted);
  if (isUnderWay) return;
  let isSaved: boolean | undefined;
  let failure: string | null = null;
  while (failure === null && isSaved !== wanted.get(jobId)) {
    isSaved = wanted.get(jobId) === true;
    failure = await (hasAccount ? putInAccount : putInBrowser)(job, isSaved);
  }
  want(jobId, undefined);
  if (failure !== null) toast(failure);
  else if (isQuiet) return;
  else if (isSaved)
    toast(hasAccount ? text.saved : text.savedInBrowser, { href: routes.savedJobs(), label: text.savedJobs });
  else toast(text.removed);
}

/** What was removed in this tab: saved again, it comes back with its note. */
const removed = new Map<string, SavedCopy>();

/** The next person in this tab must not get their notes. */
export const forgetRemovedJobs = (): void => removed.clear();

const copyOf = (job: SavableJob): SavedCopy =>
  removed.get(job.jobId) ?? { ...job, savedAt: new Date().toISOString(), note: '', notedAt: null };

/** Answers what to say if it did not work, null if it did. */
async function putInAccount(job: SavableJob, isSaved: boolean): Promise<string | null> {
  try {
    if (isSaved) {
      const answer = await saveJobs([copyOf(job)]);
      if (!answer.ok) return answer.message;
      if (answer.data.leftOut.length > 0) return savedJobMessages.full;
    } else {
      const form = new FormData();
      form.set('jobId', job.jobId);
      const answer = await removeSavedJob(null, form);
      if (!answer.ok) return answer.message;
      if (answer.data) removed.set(job.jobId, answer.data);
    }
  } catch (thrown) {
    const { saveFailed, removeFailed } = savedJobMessages;
    return errorSentence(thrown, { failed: isSaved ? saveFailed : removeFailed });
  }
  setSavedInAccount(job.jobId, isSaved);
  return null;
}

/** Answers what to say if it did not work, null if it did. */
async function putInBrowser(job: SavableJob, isSaved: boolean): Promise<string | null> {
  const saves = savedInBrowser();
  const others = saves.filter(({ jobId }) => jobId !== job.jobId);
  const own = saves.find(({ jobId }) => jobId === job.jobId);
  if (!isSaved && own) removed.set(job.jobId, own);
  if (storeInBrowser(isSaved ? [copyOf(job), ...others] : others)) return null;
  return others.length >= maxSavedJobs ? savedJobMessages.full : savedJobMessages.noStorage;
}
