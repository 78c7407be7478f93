import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import { mergeAccountHiddenJobs } from '@/components/saved/seen/seen-jobs';
import * as apiRoutes from '@/lib/api-routes';
import { maxPageSize } from '@/lib/limits';
import { createSubscription } from '@/lib/subscription';
import { markListStale } from './stale-list';

type AccountJob = {
  isSaved: boolean;
  /** When the viewer applied (ISO 8601). */
  appliedAt?: string | undefined;
  /** The number of applicants, for the viewer's own postings. */
  applicants?: number | undefined;
};

const accountJobs = new Map<string, AccountJob>();
const requestedIds = new Set<string>();
const jobChanges = createSubscription();
let pendingIds: string[] = [];
/** Increases when all responses become stale. */
let cacheVersion = 0;

/** The account's state of a job; undefined for visitors and until it is loaded. */
export function useAccountJob(jobId: string): AccountJob | undefined {
  // A session that is still being checked counts as an account, because its cookie exists.
  const hasAccount = useSession().status !== 'visitor';
  const currentVersion = useSyncExternalStore(
    jobChanges.subscribe,
    () => cacheVersion,
    () => 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version triggers another fetch
  useEffect(() => {
    if (hasAccount) queueFetch(jobId);
  }, [hasAccount, jobId, currentVersion]);
  const job = useSyncExternalStore(
    jobChanges.subscribe,
    () => accountJobs.get(jobId),
    () => undefined,
  );
  return hasAccount ? job : undefined;
}

export function setSavedInAccount(jobId: string, isSaved: boolean): void {
  accountJobs.set(jobId, { ...accountJobs.get(jobId), isSaved });
  markListStale();
  jobChanges.notify();
}

/** Clears the cache: another page changed the list, or another person signs in. */
export function clearAccountJobs(): void {
  accountJobs.clear();
  requestedIds.clear();
  cacheVersion += 1;
  jobChanges.notify();
}

/** Batches the ids of a page's cards into one request. */
function queueFetch(jobId: string): void {
  if (requestedIds.has(jobId)) return;
  requestedIds.add(jobId);
  if (pendingIds.length === 0)
    queueMicrotask(() => {
      const jobIds = pendingIds;
      pendingIds = [];
      for (let first = 0; first < jobIds.length; first += maxPageSize)
        void fetchAccountJobs(jobIds.slice(first, first + maxPageSize));
    });
  pendingIds.push(jobId);
}

async function fetchAccountJobs(jobIds: readonly string[]): Promise<void> {
  const requestedAt = performance.now();
  const requestVersion = cacheVersion;
  try {
    const response = await fetch(apiRoutes.savedJobs(jobIds), { cache: 'no-store' });
    if (!response.ok) throw new Error(`${response.status}`);
    if (requestVersion !== cacheVersion) return;
    const accountState: {
      saved: string[];
      hidden: string[];
      applied: Record<string, string>;
      applicants: Record<string, number>;
    } = await response.json();
    for (const id of jobIds)
      accountJobs.set(id, {
        // A change on this page after the request is newer than the response.
        isSaved: accountJobs.get(id)?.isSaved ?? accountState.saved.includes(id),
        appliedAt: accountState.applied[id],
        applicants: accountState.applicants[id],
      });
    mergeAccountHiddenJobs(jobIds, accountState.hidden, requestedAt);
    jobChanges.notify();
  } catch {
    // The jobs are shown as unsaved, because saving a job twice is harmless. The next card of one of them fetches again.
    if (requestVersion === cacheVersion) for (const id of jobIds) requestedIds.delete(id);
  }
}
