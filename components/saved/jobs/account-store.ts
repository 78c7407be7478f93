import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import { learnHidden } from '@/components/saved/seen/seen-jobs';
import * as apiRoutes from '@/lib/api-routes';
import { largestPage } from '@/lib/limits';
import { createSubscription } from '@/lib/subscription';
import { markListStale } from './stale-list';

/** What the account has of a job. */
type AccountJob = {
  isSaved: boolean;
  /** When its person applied (ISO 8601). */
  appliedAt?: string | undefined;
  /** How many applied, where the posting is its own. */
  applicants?: number | undefined;
};

const known = new Map<string, AccountJob>();
const asked = new Set<string>();
const answers = createSubscription();
let waiting: string[] = [];
/** Rises when all answers are stale. */
let round = 0;

/** What the account has of a job; undefined for visitors, and until the answer is here. */
export function useAccountJob(jobId: string): AccountJob | undefined {
  // While the session is checked, its cookie says that there is one.
  const hasAccount = useSession().is !== 'visitor';
  const currentRound = useSyncExternalStore(
    answers.subscribe,
    () => round,
    () => 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (hasAccount) askSoon(jobId);
  }, [hasAccount, jobId, currentRound]);
  const job = useSyncExternalStore(
    answers.subscribe,
    () => known.get(jobId),
    () => undefined,
  );
  return hasAccount ? job : undefined;
}

/** Notes what this page has just changed in the account. */
export function setSavedInAccount(jobId: string, isSaved: boolean): void {
  known.set(jobId, { ...known.get(jobId), isSaved });
  markListStale();
  answers.notify();
}

/** Forgets the answers: something else changed the list, or another person comes next in this tab. */
export function forgetAccountJobs(): void {
  known.clear();
  asked.clear();
  round += 1;
  answers.notify();
}

/** The cards of a page ask in one request. */
function askSoon(jobId: string): void {
  if (asked.has(jobId)) return;
  asked.add(jobId);
  if (waiting.length === 0)
    queueMicrotask(() => {
      const jobIds = waiting;
      waiting = [];
      for (let first = 0; first < jobIds.length; first += largestPage)
        void ask(jobIds.slice(first, first + largestPage));
    });
  waiting.push(jobId);
}

async function ask(jobIds: readonly string[]): Promise<void> {
  const askedAt = performance.now();
  const askedIn = round;
  try {
    const answer = await fetch(apiRoutes.savedJobs(jobIds), { cache: 'no-store' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    if (askedIn !== round) return;
    const found: {
      saved: string[];
      hidden: string[];
      applied: Record<string, string>;
      applicants: Record<string, number>;
    } = await answer.json();
    for (const id of jobIds)
      known.set(id, {
        // What this page has saved or removed since is newer than the answer.
        isSaved: known.get(id)?.isSaved ?? found.saved.includes(id),
        appliedAt: found.applied[id],
        applicants: found.applicants[id],
      });
    learnHidden(jobIds, found.hidden, askedAt);
    answers.notify();
  } catch {
    // Unknown counts as unsaved, and saving again does no harm. The next card of it asks again.
    if (askedIn === round) for (const id of jobIds) asked.delete(id);
  }
}
