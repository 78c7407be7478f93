import type { Metadata } from 'next';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { TalentAlertForm } from '@/components/alerts/talent-alert-form';
import { timeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { newTalentAlertOf } from '@/lib/alerts/new-alert';
import { requireViewer } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { employerTalentAlertsNew as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.createAlert, robots: { index: false, follow: false } };

/** The modal of the list as a page, for browsers without JavaScript. */
export default async function NewTalentAlertPage() {
  const viewer = await requireViewer(routes.newTalentAlert());
  const company = await findOwnCompany(viewer.id);
  const { tileUrl, tileAttribution } = env();
  return (
    <AlertFrame title={text.createAlert}>
      <TalentAlertForm
        start={newTalentAlertOf(company)}
        schedule={null}
        id={null}
        zones={timeZoneChoices('')}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        submitLabel={text.createAlert}
      />
    </AlertFrame>
  );
}
