import type { Metadata } from 'next';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { TalentAlertForm } from '@/components/alerts/talent-alert-form';
import { getNewTalentAlertDefaults } from '@/lib/alerts/new-alert';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { requireViewer } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { employerTalentAlertsNew as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.createAlert, robots: { index: false, follow: false } };

/** The list's modal as a page, for browsers without JavaScript. */
export default async function NewTalentAlertPage() {
  const viewer = await requireViewer(routes.newTalentAlert());
  const company = await getOwnCompany(viewer.id);
  const { tileUrl, tileAttribution } = env();
  return (
    <AlertFrame title={text.createAlert}>
      <TalentAlertForm
        defaults={getNewTalentAlertDefaults(company)}
        schedule={null}
        id={null}
        zones={getTimeZoneOptions('')}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        submitLabel={text.createAlert}
      />
    </AlertFrame>
  );
}
