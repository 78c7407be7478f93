import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { DeleteJobForm } from '@/components/postings/manage/delete-job-form';
import { requireViewer } from '@/lib/auth/access';
import { countWaiting } from '@/lib/postings/manage/queries';
import { findPosting } from '@/lib/postings/queries';
import { routes } from '@/lib/routes';
import { countLabel } from '@/lib/text/count-label';

export const metadata: Metadata = { title: 'Delete job', robots: { index: false, follow: false } };

type Props = { params: Promise<{ id: string }> };

export default async function DeleteJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.deleteJob(id));
  const job = await findPosting(id);
  if (!job) notFound();
  const waiting = await countWaiting(job.id);
  return (
    <div className="page py-8 sm:py-12">
      <div className="measure">
        <h1 className="break-words text-3xl">Delete “{job.title}”?</h1>
        <p className="mt-4 text-lg">{whatGoes(job.applicationCount, waiting)}</p>
        <p className="mt-2 text-ink-soft">
          Its page disappears right away and can’t be brought back. To keep the applications,{' '}
          <Link href={routes.closeJob(job.id)} className="link">
            close the job
          </Link>{' '}
          instead.
        </p>
        <DeleteJobForm id={job.id} />
      </div>
    </div>
  );
}

function whatGoes(applications: number, waiting: number): string {
  if (applications === 0) return 'No one has applied for it.';
  const theirs = applications === 1 ? 'its CV' : 'their CVs';
  return `${countLabel(applications, 'application')} for it, with ${theirs} and your notes, will be deleted. ${
    waiting === 0
      ? 'No one is waiting for an answer, so we won’t email anyone.'
      : `${countLabel(waiting, 'applicant')} without an answer will get an email saying that the job is gone.`
  }`;
}
