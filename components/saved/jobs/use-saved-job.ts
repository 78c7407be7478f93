import { useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import { getErrorMessage } from '@/components/forms/get-error-message';
import { toast } from '@/components/ui/toast';
import * as routes from '@/lib/routes';
import { removeSavedJob, saveJobs } from '@/lib/saved/jobs/actions';
import { maxSavedJobs, type SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { createSubscription } from '@/lib/subscription';
import { savedJobMessages, useSavedJob as text } from '@/messages/saved/jobs';
import { setSavedInAccount, useAccountJob } from './account-store';
import { getBrowserSavedJobs, setBrowserSavedJobs, subscribeToBrowserSaves } from './browser-store';

export type SavableJob = Pick<SavedJobSnapshot, 'jobId' | 'title' | 'companyName'>;

/**
 * Whether the visitor saved a job, and a function to toggle it: in the account if signed in, else in this browser.
 * Optimistic; an error reverts it with a message.
 */
export function useSavedJob(job: SavableJob): { isSaved: boolean; toggle: () => void } {
  const { jobId } = job;
  const hasAccount = useSession().status !== 'visitor';
  const inAccount = useAccountJob(jobId);
  const inBrowser = useSyncExternalStore(
    subscribeToBrowserSaves,
    () => getBrowserSavedJobs().some((snapshot) => snapshot.jobId === jobId),
    () => false,
  );
  const pendingState = useSyncExternalStore(
    pendingChanges.subscribe,
    () => pendingStates.get(jobId),
    () => undefined,
  );
  const isSaved = pendingState ?? (hasAccount ? inAccount?.isSaved === true : inBrowser);
  return { isSaved, toggle: () => void setSaved(job, !isSaved, hasAccount) };
}

const pendingStates = new Map<string, boolean>();
const pendingChanges = createSubscription();

function setPendingState(jobId: string, isSaved: boolean | undefined): void {
  if (isSaved === undefined) pendingStates.delete(jobId);
  else pendingStates.set(jobId, isSaved);
  pendingChanges.notify();
}

/**
 * Sends one request at a time; the last of several toggles wins. `isQuiet` leaves the success message to the caller.
 */
export async function setSaved(
  job: SavableJob,
  shouldSave: boolean,
  hasAccount: boolean,
  isQuiet = false,
): Promise<void> {
  const { jobId } = job;
  const isPending = pendingStates.has(jobId);
  setPendingState(jobId, shouldSave);
  if (isPending) return;
  let isSaved: boolean | undefined;
  let failure: string | null = null;
  while (failure === null && isSaved !== pendingStates.get(jobId)) {
    isSaved = pendingStates.get(jobId) === true;
    failure = await (hasAccount ? updateAccount : updateBrowser)(job, isSaved);
  }
  setPendingState(jobId, undefined);
  if (failure !== null) toast(failure);
  else if (isQuiet) return;
  else if (isSaved)
    toast(hasAccount ? text.saved : text.savedInBrowser, { href: routes.savedJobs(), label: text.savedJobs });
  else toast(text.removed);
}

/** Jobs removed in this tab: saving one again restores its note. */
const removed = new Map<string, SavedJobSnapshot>();

/** The next person in this tab must not get these notes. */
export const clearRemovedJobs = (): void => removed.clear();

const toSnapshot = (job: SavableJob): SavedJobSnapshot =>
  removed.get(job.jobId) ?? { ...job, savedAt: new Date().toISOString(), note: '', notedAt: null };

/** Returns an error message, or null on success. */
async function updateAccount(job: SavableJob, isSaved: boolean): Promise<string | null> {
  try {
    if (isSaved) {
      const result = await saveJobs([toSnapshot(job)]);
      if (!result.ok) return result.message;
      if (result.data.unsavedIds.length > 0) return savedJobMessages.listFull;
    } else {
      const form = new FormData();
      form.set('jobId', job.jobId);
      const result = await removeSavedJob(null, form);
      if (!result.ok) return result.message;
      if (result.data) removed.set(job.jobId, result.data);
    }
  } catch (error) {
    const { saveFailed, removeFailed } = savedJobMessages;
    return getErrorMessage(error, { failureMessage: isSaved ? saveFailed : removeFailed });
  }
  setSavedInAccount(job.jobId, isSaved);
  return null;
}

/** Returns an error message, or null on success. */
async function updateBrowser(job: SavableJob, isSaved: boolean): Promise<string | null> {
  const savedJobs = getBrowserSavedJobs();
  const others = savedJobs.filter(({ jobId }) => jobId !== job.jobId);
  const savedEntry = savedJobs.find(({ jobId }) => jobId === job.jobId);
  if (!isSaved && savedEntry) removed.set(job.jobId, savedEntry);
  if (setBrowserSavedJobs(isSaved ? [toSnapshot(job), ...others] : others)) return null;
  return others.length >= maxSavedJobs ? savedJobMessages.listFull : savedJobMessages.storageUnavailable;
}
