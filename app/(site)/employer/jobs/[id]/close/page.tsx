import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CloseJobForm } from '@/components/postings/manage/close-job-form';
import { requireViewer } from '@/lib/auth/access';
import { countWaiting } from '@/lib/postings/manage/queries';
import { findPosting } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { employerJobsIdClose as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  await requireViewer(routes.closeJob(id));
  const job = await findPosting(id);
  const title = job ? text.close({ title: job.title }) : missingPage.pageNotFound;
  return { title, robots: { index: false, follow: false } };
}

/** Closing emails people, so it says whom before it does. */
export default async function CloseJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.closeJob(id));
  const job = await findPosting(id);
  if (!job) notFound();
  // Closed in another tab meanwhile.
  if (job.state === 'closed') redirect(routes.employerJobs());
  const waiting = await countWaiting(job.id);
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="break-words text-3xl">{text.close({ title: job.title })}</h1>
        <p className="mt-4 text-lg">{whoIsTold(waiting)}</p>
        <p className="mt-2 text-ink-soft">{text.itStopsTakingApplicationsAnd}</p>
        <CloseJobForm id={job.id} />
      </div>
    </div>
  );
}

const whoIsTold = (waiting: number) => (waiting === 0 ? text.noOneIsWaitingFor : text.waiting(waiting));
