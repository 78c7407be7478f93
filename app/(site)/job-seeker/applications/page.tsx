import type { Metadata } from 'next';
import { MyApplications } from '@/components/applications/my-applications';
import { LoadFailed } from '@/components/ui/load-failed';
import { listMyApplications } from '@/lib/applications/queries';
import { getBrowserKey } from '@/lib/auth/browser-key';
import { getViewer } from '@/lib/auth/viewer';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { jobSeekerApplications as text } from '@/messages/pages/job-seeker';

/** Explicit, because the try block below would catch the error with which Next.js detects dynamic rendering. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

/** The account's applications and those sent as a guest from this browser. */
export default async function MyApplicationsPage() {
  const applications = await loadApplications();
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{text.title}</h1>
      {applications.ok ? (
        <MyApplications {...applications} />
      ) : (
        <LoadFailed
          title={text.loadFailed}
          errorId={applications.errorId}
          retryHref={routes.myApplications()}
        />
      )}
    </div>
  );
}

async function loadApplications() {
  try {
    const isSignedIn = (await getViewer()) !== null;
    const applications = await listMyApplications(isSignedIn, await getBrowserKey());
    return { ok: true, isSignedIn, applications } as const;
  } catch (error) {
    return { ok: false, errorId: logError('listMyApplications', error) } as const;
  }
}
