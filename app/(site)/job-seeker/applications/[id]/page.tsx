import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SentApplicationDetail } from '@/components/applications/sent-application-detail';
import { findMyApplication } from '@/lib/applications/queries';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { jobSeekerApplicationsId as text } from '@/messages/pages/job-seeker';

export const metadata: Metadata = { title: text.yourApplication, robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

/** One of the viewer's own applications: what was sent, its status, and the way to withdraw it. */
export default async function MyApplicationPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.myApplication(id));
  const application = await findMyApplication(id);
  if (!application) notFound();
  return (
    <SentApplicationDetail
      application={application}
      cvHref={routes.myApplicationCv(id)}
      which={{ name: 'id', value: id }}
    />
  );
}
