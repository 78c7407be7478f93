'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { SignInLink } from '@/components/auth/sign-in-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import * as apiRoutes from '@/lib/api-routes';
import * as routes from '@/lib/routes';
import { type SavedJobFacts, type SavedJobSnapshot, savedJobsPerPage } from '@/lib/saved/jobs/saved-job';
import { browserSavedJobs as text } from '@/messages/saved/jobs';
import { getBrowserSavedJobs } from './browser-store';
import { NoSavedJobs } from './no-saved-jobs';
import { PageOutOfRange } from './page-out-of-range';
import { browserActions } from './saved-job-actions';
import { SavedJobList } from './saved-job-list';

type Facts =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; byId: Map<string, SavedJobFacts> };

/** A visitor's saved jobs, from the browser's storage. */
export function BrowserSavedJobs({ page }: { page: number }) {
  // The list from when this page was opened, so that a removed job keeps its place for Undo.
  const [saves, setSaves] = useState<readonly SavedJobSnapshot[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page reads the list again
  useEffect(() => {
    const read = () => setSaves(getBrowserSavedJobs());
    read();
    // Changes in other tabs.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [page]);

  if (saves === null)
    return (
      <div role="status" className="grid max-w-3xl gap-3">
        <p className="hidden noscript:block">{text.noScriptHint}</p>
        <span className="noscript:hidden sr-only">{text.loading}</span>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-36 w-full rounded-lg noscript:hidden" />
        ))}
      </div>
    );
  if (saves.length === 0) return <NoSavedJobs />;
  const first = (page - 1) * savedJobsPerPage;
  const visible = saves.slice(first, first + savedJobsPerPage);
  if (visible.length === 0) return <PageOutOfRange page={page} />;
  return <BrowserPage key={page} shown={visible} page={page} total={saves.length} />;
}

function BrowserPage({
  shown,
  page,
  total,
}: {
  shown: readonly SavedJobSnapshot[];
  page: number;
  total: number;
}) {
  const [facts, setFacts] = useState<Facts>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const ids = shown.map(({ jobId }) => jobId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const controller = new AbortController();
    fetchFacts(ids.split(','), controller.signal).then(
      (byId) => setFacts({ status: 'loaded', byId }),
      () => controller.signal.aborted || setFacts({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [ids, attempt]);
  const getFacts = (jobId: string) => {
    if (facts.status === 'loaded') return facts.byId.get(jobId) ?? null;
    return facts.status === 'loading' ? 'loading' : 'unknown';
  };
  const retry = () => {
    setFacts({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return (
    <SavedJobList jobs={shown} getFacts={getFacts} page={page} total={total} actions={browserActions}>
      <Notice>
        {text.signInHint({
          signInLink: (words) => <SignInLink className="link">{words}</SignInLink>,
          registerLink: (words) => (
            <Link href={routes.register(routes.savedJobs())} prefetch={false} className="link">
              {words}
            </Link>
          ),
        })}
      </Notice>
      {facts.status === 'failed' && (
        <Notice tone="danger" announce title={text.loadFailedTitle}>
          <p>{text.loadFailedText}</p>
          <Button variant="secondary" onClick={retry} className="mt-3">
            {text.retryButton}
          </Button>
        </Notice>
      )}
    </SavedJobList>
  );
}

async function fetchFacts(jobIds: string[], signal: AbortSignal): Promise<Map<string, SavedJobFacts>> {
  const response = await fetch(apiRoutes.savedJobFacts(jobIds), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`The facts returned status ${response.status}.`);
  const { facts }: { facts: SavedJobFacts[] } = await response.json();
  return new Map(facts.map((job) => [job.id, job]));
}
