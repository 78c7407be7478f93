import type { Metadata } from 'next';
import { MyApplications } from '@/components/applications/my-applications';
import { LoadFailed } from '@/components/ui/load-failed';
import { listMyApplications } from '@/lib/applications/queries';
import { knownBrowserKey } from '@/lib/auth/browser-key';
import { findViewer } from '@/lib/auth/viewer';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { jobSeekerApplications as text } from '@/messages/pages/job-seeker';

/** Said outright, because what would tell it is asked for where every fault is caught. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: text.myApplications, robots: { index: false } };

/** What the account applied for, and a guest from this browser, with the status of each. */
export default async function MyApplicationsPage() {
  const found = await tryToList();
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{text.myApplications}</h1>
      {found.ok ? (
        <MyApplications {...found} />
      ) : (
        <LoadFailed
          title={text.weCouldntLoadYourApplications}
          faultId={found.faultId}
          retryHref={routes.myApplications()}
        />
      )}
    </div>
  );
}

async function tryToList() {
  try {
    const isSignedIn = (await findViewer()) !== null;
    const applications = await listMyApplications(isSignedIn, await knownBrowserKey());
    return { ok: true, isSignedIn, applications } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('listMyApplications', fault) } as const;
  }
}
