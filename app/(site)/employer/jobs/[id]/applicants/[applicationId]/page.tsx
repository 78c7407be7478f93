import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { ApplicantDetail } from '@/components/applications/applicants/applicant-detail';
import { findApplicant, findJobOfApplicants, markSeen } from '@/lib/applications/applicants/queries';
import { requireViewer } from '@/lib/auth/access';
import { routes } from '@/lib/routes';
import { employerJobsIdApplicantsApplicationId as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.applicant, robots: { index: false } };

type Props = { params: Promise<{ id: string; applicationId: string }> };

/** One applicant; opening marks as seen. */
export default async function ApplicantPage({ params }: Props) {
  const { id, applicationId } = await params;
  const viewer = await requireViewer(routes.applicant(id, applicationId));
  const job = await findJobOfApplicants(id, viewer.id);
  if (!job) notFound();
  // A browser that only fetches ahead has opened nothing.
  const isAhead = /prefetch|prerender/.test((await headers()).get('sec-purpose') ?? '');
  if (!isAhead && applicationId !== '') await markSeen(job.id, applicationId);
  const applicant = await findApplicant(job.id, applicationId);
  if (!applicant) notFound();
  return <ApplicantDetail job={job} applicant={applicant} />;
}
