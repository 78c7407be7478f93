import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SentApplicationDetail } from '@/components/applications/sent-application-detail';
import { getMyApplication } from '@/lib/applications/queries';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { jobSeekerApplicationsId as text } from '@/messages/pages/job-seeker';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

/** One of the viewer's own applications. */
export default async function MyApplicationPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.myApplication(id));
  const application = await getMyApplication(id);
  if (!application) notFound();
  return (
    <SentApplicationDetail
      application={application}
      cvHref={routes.myApplicationCv(id)}
      applicationKey={{ name: 'id', value: id }}
    />
  );
}
