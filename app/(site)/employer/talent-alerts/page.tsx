import type { Metadata } from 'next';
import { AddressStopped } from '@/components/alerts/address-stopped';
import { AlertControls } from '@/components/alerts/alert-controls';
import { AlertsFrame } from '@/components/alerts/alerts-frame';
import { CreateTalentAlert } from '@/components/alerts/create-talent-alert';
import { NoAlerts } from '@/components/alerts/no-alerts';
import { SavedAlert } from '@/components/alerts/saved-alert';
import { TalentAlertCard } from '@/components/alerts/talent-alert-card';
import { LoadFailed } from '@/components/ui/load-failed';
import { changeAlert } from '@/lib/alerts/actions';
import type { TalentAlert } from '@/lib/alerts/alert';
import { alertTitle } from '@/lib/alerts/alert-sentence';
import { timeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { newTalentAlertOf } from '@/lib/alerts/new-alert';
import { findStoppedAddress, listTalentAlerts } from '@/lib/alerts/queries';
import { previewTalentAlert } from '@/lib/alerts/queries-preview';
import { requireViewer } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { alertMessages } from '@/messages/alerts/messages';
import { employerTalentAlerts as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.talentAlerts, robots: { index: false, follow: false } };

/** The searches whose new talents come to a company by email. Open to every account; saving one takes a company. */
export default async function TalentAlertsPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireViewer(routes.talentAlerts());
  const [found, previewed, saved] = await Promise.all([
    tryToList(viewer.id),
    searchParam(searchParams, 'preview'),
    searchParam(searchParams, 'saved'),
  ]);
  if (!found.ok)
    return (
      <AlertsFrame title={text.talentAlerts}>
        <LoadFailed
          title={alertMessages.loadFailed}
          faultId={found.faultId}
          retryHref={routes.talentAlerts()}
        />
      </AlertsFrame>
    );
  const { company, alerts, stopped } = found;
  const confirmed = alerts.find(({ id }) => id === saved);
  const open = alerts.find(({ id }) => id === previewed);
  const preview = open ? await tryToPreview(open) : null;
  const { tileUrl, tileAttribution } = env();
  const create = (
    // Another after each that is saved: its dialog is closed by that.
    <CreateTalentAlert
      key={saved ?? ''}
      start={newTalentAlertOf(company)}
      zones={timeZoneChoices('')}
      tiles={{ url: tileUrl, attribution: tileAttribution }}
    />
  );
  return (
    <AlertsFrame title={text.talentAlerts} action={alerts.length > 0 && create}>
      {stopped && <AddressStopped reason={stopped} />}
      {confirmed && (
        <SavedAlert
          key={confirmed.id}
          isNew
          isSilent={false}
          sentence={alertTitle(confirmed)}
          editHref={routes.talentAlert(confirmed.id)}
        />
      )}
      <AlertControls action={changeAlert}>
        {alerts.length === 0 ? (
          <NoAlerts create={create}>{text.tellUsWhoYoureLooking}</NoAlerts>
        ) : (
          <ul aria-label={text.talentAlertsTitle} className="grid grid-cols-1 gap-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <TalentAlertCard alert={alert} preview={alert.id === open?.id ? preview : null} />
              </li>
            ))}
          </ul>
        )}
      </AlertControls>
    </AlertsFrame>
  );
}

async function tryToList(viewerId: string) {
  try {
    const [company, alerts, stopped] = await Promise.all([
      findOwnCompany(viewerId),
      listTalentAlerts(viewerId),
      findStoppedAddress(),
    ]);
    return { ok: true, company, alerts, stopped } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('listTalentAlerts', fault) } as const;
  }
}

async function tryToPreview({ search }: TalentAlert) {
  try {
    return await previewTalentAlert(search);
  } catch (fault) {
    logFault('previewTalentAlert', fault);
    return 'failed';
  }
}
