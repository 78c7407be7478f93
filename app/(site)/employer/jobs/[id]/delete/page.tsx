import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { DeleteJobForm } from '@/components/postings/manage/delete-job-form';
import { requireViewer } from '@/lib/auth/access';
import { countUndecidedApplicants } from '@/lib/postings/manage/queries';
import { getPosting } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { employerJobsIdDelete as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  await requireViewer(routes.deleteJob(id));
  const job = await getPosting(id);
  const title = job ? text.title({ title: job.title }) : missingPage.title;
  return { title, robots: { index: false, follow: false } };
}

export default async function DeleteJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.deleteJob(id));
  const job = await getPosting(id);
  if (!job) notFound();
  const undecidedCount = await countUndecidedApplicants(job.id);
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="break-words text-3xl">{text.title({ title: job.title })}</h1>
        <p className="mt-4 text-lg">{toDeletionText(job.applicationCount, undecidedCount)}</p>
        <p className="mt-2 text-ink-soft">
          {text.text({
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

function toDeletionText(applications: number, undecidedCount: number): string {
  if (applications === 0) return text.noApplications;
  const notificationText = undecidedCount === 0 ? text.emailsNoOne : text.emailsApplicants(undecidedCount);
  return `${text.deletesApplications(applications)} ${notificationText}`;
}
