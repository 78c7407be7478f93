import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { DeleteJobForm } from '@/components/postings/manage/delete-job-form';
import { requireViewer } from '@/lib/auth/access';
import { countWaiting } from '@/lib/postings/manage/queries';
import { findPosting } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { employerJobsIdDelete as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  await requireViewer(routes.deleteJob(id));
  const job = await findPosting(id);
  const title = job ? text.delete({ title: job.title }) : missingPage.pageNotFound;
  return { title, robots: { index: false, follow: false } };
}

export default async function DeleteJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.deleteJob(id));
  const job = await findPosting(id);
  if (!job) notFound();
  const waiting = await countWaiting(job.id);
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="break-words text-3xl">{text.delete({ title: job.title })}</h1>
        <p className="mt-4 text-lg">{whatGoes(job.applicationCount, waiting)}</p>
        <p className="mt-2 text-ink-soft">
          {text.itsPageDisappearsRightAway({
            link: (linkText) => (
              <Link href={routes.closeJob(job.id)} className="link">
                {linkText}
              </Link>
            ),
          })}
        </p>
        <DeleteJobForm id={job.id} />
      </div>
    </div>
  );
}

function whatGoes(applications: number, waiting: number): string {
  if (applications === 0) return text.noOneHasAppliedFor;
  const told = waiting === 0 ? text.noOneIsWaitingFor : text.waiting(waiting);
  return `${text.applications(applications)} ${told}`;
}
