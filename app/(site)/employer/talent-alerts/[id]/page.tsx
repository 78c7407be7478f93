import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { TalentAlertForm } from '@/components/alerts/talent-alert-form';
import { getTalentAlert } from '@/lib/alerts/queries';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { requireViewer } from '@/lib/auth/access';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { employerTalentAlertsId as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await requireViewer(routes.talentAlert(id));
  const alert = await getTalentAlert(viewer.id, id);
  return {
    title: alert ? text.title : missingPage.title,
    robots: { index: false, follow: false },
  };
}

export default async function EditTalentAlertPage({ params }: Props) {
  const { id } = await params;
  const viewer = await requireViewer(routes.talentAlert(id));
  const alert = await getTalentAlert(viewer.id, id);
  if (!alert) notFound();
  const { tileUrl, tileAttribution } = env();
  return (
    <AlertFrame title={text.title}>
      <TalentAlertForm
        defaults={alert.search}
        schedule={alert.schedule}
        id={alert.id}
        zones={getTimeZoneOptions(alert.schedule.timeZone)}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        submitLabel={text.saveChanges}
      />
    </AlertFrame>
  );
}
