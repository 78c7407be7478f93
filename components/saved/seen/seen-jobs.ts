import { useSyncExternalStore } from 'react';
import { getErrorMessage } from '@/components/forms/get-error-message';
import { type ActionResult, fail } from '@/lib/result';
import { deleteSeenJobs, saveSeenJobs } from '@/lib/saved/seen/actions';
import { maxSeenJobs, type SeenJob, type SeenJobKind } from '@/lib/saved/seen/seen-job';
import { createSubscription } from '@/lib/subscription';
import { seenJobs as text } from '@/messages/saved/seen';

/** `isSent` once the account has it; a visitor's jobs are sent after sign-in. */
type StoredSeenJob = SeenJob & { isSent: boolean };

/** Jobs viewed and hidden in this browser (D107); cleared at sign-out (D2). */
const storageKey = 'seenJobs';
const changes = createSubscription({ includeOtherTabs: true });

/** Newest first. Storage is not trusted, so each entry is checked. */
export function getBrowserSeenJobs(): readonly StoredSeenJob[] {
  try {
    const raw = window.localStorage.getItem(storageKey) ?? '[]';
    if (cachedRead.raw !== raw) {
      const stored: unknown = JSON.parse(raw);
      cachedRead = { raw, jobs: Array.isArray(stored) ? stored.filter(isStoredSeenJob) : [] };
    }
    return cachedRead.jobs;
  } catch {
    return [];
  }
}

/** The same array while storage is unchanged, because useSyncExternalStore compares identity. */
let cachedRead: { raw: string; jobs: readonly StoredSeenJob[] } = { raw: '[]', jobs: [] };

const isStoredSeenJob = (job: Partial<Record<keyof StoredSeenJob, unknown>> | null): job is StoredSeenJob =>
  (job?.kind === 'viewed' || job?.kind === 'hidden') &&
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(job.jobId)) &&
  typeof job.title === 'string' &&
  typeof job.isSent === 'boolean' &&
  !Number.isNaN(Date.parse(String(job.seenAt)));

export const isHiddenInBrowser = (jobId: string): boolean =>
  getBrowserSeenJobs().some((job) => job.kind === 'hidden' && job.jobId === jobId);

/** Whether this visitor hid a job; false in the server's HTML. */
export const useIsHidden = (jobId: string): boolean =>
  useSyncExternalStore(
    subscribeToSeenJobs,
    () => isHiddenInBrowser(jobId),
    () => false,
  );

/**
 * Adds a job as the newest of its kind. A full list drops the oldest. Returns false if the browser rejects the change.
 */
export function addBrowserSeenJob(kind: SeenJobKind, jobId: string, title: string): boolean {
  const job = { kind, jobId, title: title.slice(0, 160), seenAt: new Date().toISOString(), isSent: false };
  return setBrowserSeenJobs([
    job,
    ...getBrowserSeenJobs().filter((other) => other.kind !== kind || other.jobId !== jobId),
  ]);
}

/** Deletes one job of a kind, or all without `jobId`. */
export function removeBrowserSeenJobs(kind: SeenJobKind, jobId?: string): void {
  if (kind === 'hidden' && jobId) unhiddenAt.set(jobId, performance.now());
  setBrowserSeenJobs(
    getBrowserSeenJobs().filter((job) => job.kind !== kind || (jobId !== undefined && job.jobId !== jobId)),
  );
}

const unhiddenAt = new Map<string, number>();

/**
 * Unhides a job, also in the account. If that fails, hides the job again and returns an error message. The next page
 * fetches the state, because a request can succeed although its response is lost.
 */
export async function unhideJob(jobId: string, hasAccount: boolean): Promise<string | null> {
  removeBrowserSeenJobs('hidden', jobId);
  if (!hasAccount) return null;
  const result = await removeAccountSeenJobs('hidden', jobId);
  mergeAccountHiddenJobs([jobId], result.ok ? [] : [jobId], performance.now());
  return result.ok ? null : result.message;
}

/** Deletes one job of a kind in the account, or all without `jobId`. A lost connection is a failed result. */
export const removeAccountSeenJobs = (kind: SeenJobKind, jobId?: string): Promise<ActionResult<unknown>> =>
  deleteSeenJobs({ kind, ...(jobId && { jobId }) }).catch((error: unknown) =>
    fail(getErrorMessage(error, { failureMessage: text.saveFailed })),
  );

let isSending = false;

/** Sends unsent jobs to the account. After an error, the next change or page load tries again. */
export async function syncSeenJobs(): Promise<void> {
  const jobs = getBrowserSeenJobs().filter(({ isSent }) => !isSent);
  if (isSending || jobs.length === 0) return;
  isSending = true;
  try {
    const result = await saveSeenJobs(jobs.map(({ isSent: _isSent, ...job }) => job));
    if (result.ok) markSent(jobs);
  } catch {
  } finally {
    isSending = false;
  }
}

const markSent = (sent: readonly StoredSeenJob[]): boolean =>
  setBrowserSeenJobs(
    getBrowserSeenJobs().map((job) => (sent.includes(job) ? { ...job, isSent: true } : job)),
  );

/**
 * Applies the account's hidden jobs, which another device may have changed. Jobs that this page unhid after
 * `requestedAt` (`performance.now`) stay unhidden.
 */
export function mergeAccountHiddenJobs(
  jobIds: readonly string[],
  hidden: readonly string[],
  requestedAt: number,
): void {
  const remaining = getBrowserSeenJobs().filter(
    (job) =>
      job.kind !== 'hidden' || !job.isSent || !jobIds.includes(job.jobId) || hidden.includes(job.jobId),
  );
  const hiddenIds = new Set(remaining.flatMap((job) => (job.kind === 'hidden' ? [job.jobId] : [])));
  const newlyHidden = hidden.filter((id) => !hiddenIds.has(id) && (unhiddenAt.get(id) ?? 0) <= requestedAt);
  if (newlyHidden.length === 0 && remaining.length === getBrowserSeenJobs().length) return;
  const seenAt = new Date().toISOString();
  setBrowserSeenJobs([
    ...newlyHidden.map((jobId) => ({ kind: 'hidden' as const, jobId, title: '', seenAt, isSent: true })),
    ...remaining,
  ]);
}

/** Subscribes to changes in this and other tabs. Returns a function that unsubscribes. */
export const subscribeToSeenJobs = changes.subscribe;

function setBrowserSeenJobs(jobs: readonly StoredSeenJob[]): boolean {
  const remaining = { ...maxSeenJobs } as Record<SeenJobKind, number>;
  const stored = jobs.filter(({ kind }) => remaining[kind]-- > 0);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    return false;
  }
  changes.notify();
  return true;
}
