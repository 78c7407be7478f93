import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { JobAlertForm } from '@/components/alerts/job-alert-form';
import { saveJobAlert } from '@/lib/alerts/actions';
import { getJobAlert } from '@/lib/alerts/queries';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { requireViewer } from '@/lib/auth/access';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { jobSeekerJobAlertsId as text } from '@/messages/pages/job-seeker';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await requireViewer(routes.jobAlert(id));
  const alert = await getJobAlert(viewer.id, id);
  return {
    title: alert ? text.title : missingPage.title,
    robots: { index: false, follow: false },
  };
}

export default async function EditJobAlertPage({ params }: Props) {
  const { id } = await params;
  const viewer = await requireViewer(routes.jobAlert(id));
  const alert = await getJobAlert(viewer.id, id);
  if (!alert) notFound();
  const { tileUrl, tileAttribution } = env();
  return (
    <AlertFrame title={text.title}>
      <JobAlertForm
        action={saveJobAlert}
        owner="account"
        defaults={alert.search}
        name={alert.name}
        schedule={alert.schedule}
        idField={{ name: 'id', value: alert.id }}
        zones={getTimeZoneOptions(alert.schedule.timeZone)}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        submitLabel={text.saveChanges}
      />
    </AlertFrame>
  );
}
