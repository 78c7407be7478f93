import type { Metadata } from 'next';
import { AccountSavedJobs } from '@/components/saved/jobs/account-saved-jobs';
import { BrowserSavedJobs } from '@/components/saved/jobs/browser-saved-jobs';
import { SeenLists } from '@/components/saved/seen/seen-lists';
import { LoadFailed } from '@/components/ui/load-failed';
import { knownBrowserKey } from '@/lib/auth/browser-key';
import { findViewer } from '@/lib/auth/viewer';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { listSavedJobs } from '@/lib/saved/jobs/queries';
import { listSeenJobs } from '@/lib/saved/seen/queries';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { jobSeekerSavedJobs as words } from '@/messages/pages/job-seeker';
import { savedJobMessages } from '@/messages/saved/jobs';
import { pagination } from '@/messages/ui/results';

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = toPage(await searchParam(searchParams, 'page'));
  return { title: pagination.titleOn({ title: words.savedJobs, page }), robots: { index: false } };
}

/** The jobs that somebody wants to come back to: the account's, or this browser's for a visitor (D22). */
export default async function SavedJobsPage({ searchParams }: Props) {
  const page = toPage(await searchParam(searchParams, 'page'));
  const found = await tryToList(page);
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{words.savedJobs}</h1>
      {!found.ok ? (
        <LoadFailed
          title={savedJobMessages.loadFailed}
          faultId={found.faultId}
          retryHref={routes.savedJobs()}
        />
      ) : found.list ? (
        <AccountSavedJobs {...found.list} page={page} key={page} />
      ) : (
        <BrowserSavedJobs page={page} />
      )}
      {page === 1 && found.ok && <SeenLists account={found.seen} />}
    </div>
  );
}

async function tryToList(page: number) {
  try {
    const viewer = await findViewer();
    if (!viewer) return { ok: true, list: null, seen: null } as const;
    const [list, seen] = await Promise.all([
      knownBrowserKey().then((browserKey) => listSavedJobs(page, browserKey)),
      listSeenJobs(),
    ]);
    return { ok: true, list, seen } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('listSavedJobs', fault) } as const;
  }
}

/** From 1 up to where a list can end; anything else is the first. */
const toPage = (text = '') => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1);
