import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeleteJobForm } from '@/components/jobs/manage/delete-job-form';
import { requireViewer } from '@/lib/auth/access';
import { findOwnJob } from '@/lib/jobs/posting/queries';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Delete job', robots: { index: false, follow: false } };

type Props = { params: Promise<{ id: string }> };

export default async function DeleteJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.deleteJob(id));
  const job = await findOwnJob(id);
  if (!job) notFound();
  return (
    <div className="page py-8 sm:py-12">
      <div className="measure">
        <h1 className="break-words text-3xl">Delete “{job.title}”?</h1>
        <p className="mt-4 text-lg">{whatGoes(job.applicationCount)}</p>
        <p className="mt-2 text-ink-soft">
          Its page is gone at once, and nothing brings it back. To keep the applications, close the job as
          filled instead.
        </p>
        <DeleteJobForm id={job.id} />
      </div>
    </div>
  );
}

function whatGoes(applications: number): string {
  if (applications === 0) return 'Nobody has applied for it.';
  const [what, theirs] =
    applications === 1 ? ['1 application', 'its CV'] : [`${applications} applications`, 'their CVs'];
  return `${what} for it, with ${theirs} and your notes, will be erased. The applicants are not told.`;
}
