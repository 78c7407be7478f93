'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { SignInLink } from '@/components/auth/sign-in-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import * as apiRoutes from '@/lib/api-routes';
import * as routes from '@/lib/routes';
import { type SavedCopy, type SavedJobFacts, savedJobsPerPage } from '@/lib/saved/jobs/saved-job';
import { browserSavedJobs as text } from '@/messages/saved/jobs';
import { savedInBrowser } from './browser-store';
import { NoSavedJobs } from './no-saved-jobs';
import { NoSuchPage } from './no-such-page';
import { browserActions } from './saved-job-actions';
import { SavedJobList } from './saved-job-list';

type Facts = { is: 'loading' } | { is: 'failed' } | { is: 'known'; of: Map<string, SavedJobFacts> };

/** What this browser keeps for a visitor. The page that the server writes is the same for all of them. */
export function BrowserSavedJobs({ page }: { page: number }) {
  // As it was when this page of it was opened, so that what is removed leaves its place to the way back.
  const [saves, setSaves] = useState<readonly SavedCopy[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to read again
  useEffect(() => {
    const read = () => setSaves(savedInBrowser());
    read();
    // Another tab.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [page]);

  if (saves === null)
    return (
      <div role="status" className="grid max-w-3xl gap-3">
        <p className="hidden noscript:block">{text.withoutAnAccountYourBrowser}</p>
        <span className="noscript:hidden sr-only">{text.loadingYourSavedJobs}</span>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-36 w-full rounded-lg noscript:hidden" />
        ))}
      </div>
    );
  if (saves.length === 0) return <NoSavedJobs />;
  const first = (page - 1) * savedJobsPerPage;
  const shown = saves.slice(first, first + savedJobsPerPage);
  if (shown.length === 0) return <NoSuchPage page={page} />;
  return <BrowserPage key={page} shown={shown} page={page} total={saves.length} />;
}

function BrowserPage({ shown, page, total }: { shown: readonly SavedCopy[]; page: number; total: number }) {
  const [facts, setFacts] = useState<Facts>({ is: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const ids = shown.map(({ jobId }) => jobId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    const leaving = new AbortController();
    askFacts(ids.split(','), leaving.signal).then(
      (of) => setFacts({ is: 'known', of }),
      () => leaving.signal.aborted || setFacts({ is: 'failed' }),
    );
    return () => leaving.abort();
  }, [ids, attempt]);
  const factsOf = (jobId: string) => {
    if (facts.is === 'known') return facts.of.get(jobId) ?? null;
    return facts.is === 'loading' ? 'loading' : 'unknown';
  };
  const retry = () => {
    setFacts({ is: 'loading' });
    setAttempt((count) => count + 1);
  };
  return (
    <SavedJobList jobs={shown} factsOf={factsOf} page={page} total={total} actions={browserActions}>
      <Notice>
        {text.savedInThisBrowserOnly({
          signInLink: (words) => <SignInLink className="link">{words}</SignInLink>,
          registerLink: (words) => (
            <Link href={routes.register(routes.savedJobs())} prefetch={false} className="link">
              {words}
            </Link>
          ),
        })}
      </Notice>
      {facts.is === 'failed' && (
        <Notice tone="danger" announce title={text.weCouldntCheckOnThese}>
          <p>{text.yourListIsCompleteOnly}</p>
          <Button variant="secondary" onClick={retry} className="mt-3">
            {text.tryAgain}
          </Button>
        </Notice>
      )}
    </SavedJobList>
  );
}

async function askFacts(jobIds: string[], signal: AbortSignal): Promise<Map<string, SavedJobFacts>> {
  const answer = await fetch(apiRoutes.savedJobFacts(jobIds), { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The facts answered ${answer.status}.`);
  const { facts }: { facts: SavedJobFacts[] } = await answer.json();
  return new Map(facts.map((each) => [each.id, each]));
}
