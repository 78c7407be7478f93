import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { JobNotFound } from '@/components/jobs/detail/job-not-found';
import { Missing } from '@/components/layout/missing';
import { LeaveNotice } from '@/components/trust/leave-notice';
import { findJobById } from '@/lib/jobs/find-job';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { leavePage as text } from '@/messages/trust/leave';
import { MissingPage } from '../../missing-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its job's tag. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.title, robots: { index: false, follow: false } };

/** Between a job and the site that takes its applications: by the job's id, so that it leads nowhere else. */
export default async function LeavePage({ params }: { params: Promise<{ id: string }> }) {
  const found = await findJobById((await params).id);
  if (found === 'nothing') return <MissingPage />;
  if ('gone' in found)
    return (
      <Missing>
        <JobNotFound {...found} />
      </Missing>
    );
  if ('movedTo' in found) return permanentRedirect(routes.leave((await params).id.toLowerCase()));
  const { job } = found;
  if (job.state !== 'open' || !job.applicationUrl || !URL.canParse(job.applicationUrl))
    return redirect(placeRoutes.job(job));
  return <LeaveNotice job={job} address={job.applicationUrl} />;
}
