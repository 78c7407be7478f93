import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CloseJobForm } from '@/components/postings/manage/close-job-form';
import { requireViewer } from '@/lib/auth/access';
import { countUndecidedApplicants } from '@/lib/postings/manage/queries';
import { getPosting } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { employerJobsIdClose as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  await requireViewer(routes.closeJob(id));
  const job = await getPosting(id);
  const title = job ? text.title({ title: job.title }) : missingPage.title;
  return { title, robots: { index: false, follow: false } };
}

/** The confirmation before a job is closed. Shows how many applicants will be emailed. */
export default async function CloseJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.closeJob(id));
  const job = await getPosting(id);
  if (!job) notFound();
  // Another tab may have closed the job.
  if (job.state === 'closed') redirect(routes.employerJobs());
  const undecidedCount = await countUndecidedApplicants(job.id);
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="break-words text-3xl">{text.title({ title: job.title })}</h1>
        <p className="mt-4 text-lg">{toNotificationText(undecidedCount)}</p>
        <p className="mt-2 text-ink-soft">{text.text}</p>
        <CloseJobForm id={job.id} />
      </div>
    </div>
  );
}

const toNotificationText = (undecidedCount: number) =>
  undecidedCount === 0 ? text.emailsNoOne : text.emailsApplicants(undecidedCount);
