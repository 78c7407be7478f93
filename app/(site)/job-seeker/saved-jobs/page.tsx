import type { Metadata } from 'next';
import { AccountSavedJobs } from '@/components/saved/jobs/account-saved-jobs';
import { BrowserSavedJobs } from '@/components/saved/jobs/browser-saved-jobs';
import { SeenLists } from '@/components/saved/seen/seen-lists';
import { LoadFailed } from '@/components/ui/load-failed';
import { getBrowserKey } from '@/lib/auth/browser-key';
import { getViewer } from '@/lib/auth/viewer';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { listSavedJobs } from '@/lib/saved/jobs/queries';
import { listSeenJobs } from '@/lib/saved/seen/queries';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { jobSeekerSavedJobs as text } from '@/messages/pages/job-seeker';
import { savedJobMessages } from '@/messages/saved/jobs';
import { pagination } from '@/messages/ui/results';

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = toPage(await getSearchParam(searchParams, 'page'));
  return { title: pagination.titleWithPage({ title: text.title, page }), robots: { index: false } };
}

/** The saved jobs of the account, or of this browser for a visitor (D22). */
export default async function SavedJobsPage({ searchParams }: Props) {
  const page = toPage(await getSearchParam(searchParams, 'page'));
  const savedJobs = await loadSavedJobs(page);
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{text.title}</h1>
      {!savedJobs.ok ? (
        <LoadFailed
          title={savedJobMessages.loadFailed}
          errorId={savedJobs.errorId}
          retryHref={routes.savedJobs()}
        />
      ) : savedJobs.list ? (
        <AccountSavedJobs {...savedJobs.list} page={page} key={page} />
      ) : (
        <BrowserSavedJobs page={page} />
      )}
      {page === 1 && savedJobs.ok && <SeenLists account={savedJobs.seen} />}
    </div>
  );
}

async function loadSavedJobs(page: number) {
  try {
    const viewer = await getViewer();
    if (!viewer) return { ok: true, list: null, seen: null } as const;
    const [list, seen] = await Promise.all([
      getBrowserKey().then((browserKey) => listSavedJobs(page, browserKey)),
      listSeenJobs(),
    ]);
    return { ok: true, list, seen } as const;
  } catch (error) {
    return { ok: false, errorId: logError('listSavedJobs', error) } as const;
  }
}

/** A page from 1 to 999; anything else is page 1. */
const toPage = (param = '') => (/^[1-9]\d{0,2}$/.test(param) ? Number(param) : 1);
