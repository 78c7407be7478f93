import { useSyncExternalStore } from 'react';
import { errorSentence } from '@/components/forms/error-sentence';
import { type ActionResult, fail } from '@/lib/result';
import { forgetSeenJobs, keepSeenJobs } from '@/lib/saved/seen/actions';
import { mostSeenJobs, type SeenJob, type SeenKind } from '@/lib/saved/seen/seen-job';
import { createSubscription } from '@/lib/subscription';
import { seenJobs as text } from '@/messages/saved/seen';

/** `isSent` once the account has it, too; a visitor's waits for signing in. */
type KeptJob = SeenJob & { isSent: boolean };

/** What was looked at and hidden in this browser (D107); gone with the rest at sign-out (D2). */
const key = 'seenJobs';
const changes = createSubscription({ hearsOtherTabs: true });

/** The newest first. What is stored may be anybody's, so each is looked at. */
export function seenInBrowser(): readonly KeptJob[] {
  try {
    const raw = window.localStorage.getItem(key) ?? '[]';
    if (last.raw !== raw) {
      const stored: unknown = JSON.parse(raw);
      last = { raw, jobs: Array.isArray(stored) ? stored.filter(isKept) : [] };
    }
    return last.jobs;
  } catch {
    return [];
  }
}

/** The same list as long as nothing changed, which is what React compares. */
let last: { raw: string; jobs: readonly KeptJob[] } = { raw: '[]', jobs: [] };

const isKept = (job: Partial<Record<keyof KeptJob, unknown>> | null): job is KeptJob =>
  (job?.kind === 'viewed' || job?.kind === 'hidden') &&
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(job.jobId)) &&
  typeof job.title === 'string' &&
  typeof job.isSent === 'boolean' &&
  !Number.isNaN(Date.parse(String(job.seenAt)));

export const isHiddenInBrowser = (jobId: string): boolean =>
  seenInBrowser().some((job) => job.kind === 'hidden' && job.jobId === jobId);

/** Whether this visitor hid a job; never in the server's HTML. */
export const useIsHidden = (jobId: string): boolean =>
  useSyncExternalStore(
    onSeenChanged,
    () => isHiddenInBrowser(jobId),
    () => false,
  );

/** Puts a job first among those of its kind, where the newest stay; false when the browser refuses, and then nothing has changed. */
export function seeInBrowser(kind: SeenKind, jobId: string, title: string): boolean {
  const job = { kind, jobId, title: title.slice(0, 160), seenAt: new Date().toISOString(), isSent: false };
  return store([job, ...seenInBrowser().filter((other) => other.kind !== kind || other.jobId !== jobId)]);
}

/** Forgets one job of a kind, or with no `jobId` all of them. */
export function forgetInBrowser(kind: SeenKind, jobId?: string): void {
  if (kind === 'hidden' && jobId) shownAgain.set(jobId, performance.now());
  store(seenInBrowser().filter((job) => job.kind !== kind || (jobId !== undefined && job.jobId !== jobId)));
}

/** When this page took a job back. */
const shownAgain = new Map<string, number>();

/**
 * Takes a job off the hidden ones, in the account too. Answers what to say if the account did not take it; then it is hidden again, as
 * the account has it: an answer that is lost may have been a yes, and the next page asks.
 */
export async function showAgain(jobId: string, hasAccount: boolean): Promise<string | null> {
  forgetInBrowser('hidden', jobId);
  if (!hasAccount) return null;
  const answer = await forgetInAccount('hidden', jobId);
  learnHidden([jobId], answer.ok ? [] : [jobId], performance.now());
  return answer.ok ? null : answer.message;
}

/** Forgets one job of a kind in the account, or with no `jobId` all of them. A lost connection is an answer, too. */
export const forgetInAccount = (kind: SeenKind, jobId?: string): Promise<ActionResult<unknown>> =>
  forgetSeenJobs({ kind, ...(jobId && { jobId }) }).catch((thrown: unknown) =>
    fail(errorSentence(thrown, { failed: text.failed })),
  );

let isSending = false;

/** Brings to the account what it does not have. Without a connection that waits for the next page. */
export async function sendSeenJobs(): Promise<void> {
  const jobs = seenInBrowser().filter(({ isSent }) => !isSent);
  if (isSending || jobs.length === 0) return;
  isSending = true;
  try {
    const answer = await keepSeenJobs(jobs.map(({ isSent: _isSent, ...job }) => job));
    if (answer.ok) markSent(jobs);
  } catch {
  } finally {
    isSending = false;
  }
}

/** These have arrived in the account. */
const markSent = (sent: readonly KeptJob[]): boolean =>
  store(seenInBrowser().map((job) => (sent.includes(job) ? { ...job, isSent: true } : job)));

/**
 * What the account said of these jobs when it was asked (by `performance.now`): another device may have hidden them, or shown them again.
 * What this page has taken back since stays so.
 */
export function learnHidden(jobIds: readonly string[], hidden: readonly string[], askedAt: number): void {
  const rest = seenInBrowser().filter(
    (job) =>
      job.kind !== 'hidden' || !job.isSent || !jobIds.includes(job.jobId) || hidden.includes(job.jobId),
  );
  const known = new Set(rest.flatMap((job) => (job.kind === 'hidden' ? [job.jobId] : [])));
  const news = hidden.filter((id) => !known.has(id) && (shownAgain.get(id) ?? 0) <= askedAt);
  if (news.length === 0 && rest.length === seenInBrowser().length) return;
  const seenAt = new Date().toISOString();
  store([
    ...news.map((jobId) => ({ kind: 'hidden' as const, jobId, title: '', seenAt, isSent: true })),
    ...rest,
  ]);
}

/** Listens to what is seen and hidden in this tab and in others; returns how to stop. */
export const onSeenChanged = changes.subscribe;

function store(jobs: readonly KeptJob[]): boolean {
  const room = { ...mostSeenJobs } as Record<SeenKind, number>;
  const kept = jobs.filter(({ kind }) => room[kind]-- > 0);
  try {
    window.localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    return false;
  }
  changes.notify();
  return true;
}
