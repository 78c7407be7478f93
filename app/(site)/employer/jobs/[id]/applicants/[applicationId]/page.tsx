import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApplicantDetail } from '@/components/applications/applicants/applicant-detail';
import { pageTitle } from '@/components/seo/page-title';
import { getApplicant, getApplicantsJob } from '@/lib/applications/applicants/queries';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { employerJobsIdApplicantsApplicationId as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string; applicationId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, applicationId } = await params;
  const viewer = await requireViewer(routes.applicant(id, applicationId));
  const job = await getApplicantsJob(id, viewer.id);
  const applicant = job && (await getApplicant(job.id, applicationId));
  const title = applicant ? text.title({ name: applicant.fullName, title: job.title }) : missingPage.title;
  return { title: pageTitle(title), robots: { index: false } };
}

/** One applicant. Viewing the page marks the application as seen, fetching it does not. */
export default async function ApplicantPage({ params }: Props) {
  const { id, applicationId } = await params;
  const viewer = await requireViewer(routes.applicant(id, applicationId));
  const job = await getApplicantsJob(id, viewer.id);
  if (!job) notFound();
  const applicant = await getApplicant(job.id, applicationId);
  if (!applicant) notFound();
  return <ApplicantDetail job={job} applicant={applicant} />;
}
