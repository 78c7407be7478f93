import type { Metadata } from 'next';
import { AlertControls } from '@/components/alerts/alert-controls';
import { AlertsFrame } from '@/components/alerts/alerts-frame';
import { CreateTalentAlert } from '@/components/alerts/create-talent-alert';
import { NoAlerts } from '@/components/alerts/no-alerts';
import { SavedAlertNotice } from '@/components/alerts/saved-alert-notice';
import { SuppressedAddressNotice } from '@/components/alerts/suppressed-address-notice';
import { TalentAlertCard } from '@/components/alerts/talent-alert-card';
import { LoadFailed } from '@/components/ui/load-failed';
import { changeAlert } from '@/lib/alerts/actions';
import type { TalentAlert } from '@/lib/alerts/alert';
import { alertTitle } from '@/lib/alerts/alert-sentence';
import { getNewTalentAlertDefaults } from '@/lib/alerts/new-alert';
import { getSuppressionReason, listTalentAlerts } from '@/lib/alerts/queries';
import { previewTalentAlert } from '@/lib/alerts/queries-preview';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { requireViewer } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { alertMessages } from '@/messages/alerts/messages';
import { employerTalentAlerts as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.title, robots: { index: false, follow: false } };

/** A company's talent alerts. Open to every account; saving one requires a company. */
export default async function TalentAlertsPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireViewer(routes.talentAlerts());
  const [result, previewId, savedId] = await Promise.all([
    loadAlerts(viewer.id),
    getSearchParam(searchParams, 'preview'),
    getSearchParam(searchParams, 'saved'),
  ]);
  if (!result.ok)
    return (
      <AlertsFrame title={text.title}>
        <LoadFailed
          title={alertMessages.loadFailed}
          errorId={result.errorId}
          retryHref={routes.talentAlerts()}
        />
      </AlertsFrame>
    );
  const { company, alerts, suppressionReason } = result;
  const savedAlert = alerts.find(({ id }) => id === savedId);
  const previewedAlert = alerts.find(({ id }) => id === previewId);
  const preview = previewedAlert ? await loadPreview(previewedAlert) : null;
  const { tileUrl, tileAttribution } = env();
  const create = (
    // A new key after each save closes the dialog.
    <CreateTalentAlert
      key={savedId ?? ''}
      defaults={getNewTalentAlertDefaults(company)}
      zones={getTimeZoneOptions('')}
      tiles={{ url: tileUrl, attribution: tileAttribution }}
    />
  );
  return (
    <AlertsFrame title={text.title} action={alerts.length > 0 && create}>
      {suppressionReason && <SuppressedAddressNotice reason={suppressionReason} />}
      {savedAlert && (
        <SavedAlertNotice
          key={savedAlert.id}
          isNew
          isSilent={false}
          sentence={alertTitle(savedAlert)}
          editHref={routes.talentAlert(savedAlert.id)}
        />
      )}
      <AlertControls action={changeAlert}>
        {alerts.length === 0 ? (
          <NoAlerts create={create}>{text.emptyText}</NoAlerts>
        ) : (
          <ul aria-label={text.listLabel} className="grid grid-cols-1 gap-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <TalentAlertCard alert={alert} preview={alert.id === previewedAlert?.id ? preview : null} />
              </li>
            ))}
          </ul>
        )}
      </AlertControls>
    </AlertsFrame>
  );
}

async function loadAlerts(viewerId: string) {
  try {
    const [company, alerts, suppression] = await Promise.all([
      getOwnCompany(viewerId),
      listTalentAlerts(viewerId),
      getSuppressionReason(),
    ]);
    return { ok: true, company, alerts, suppressionReason: suppression } as const;
  } catch (error) {
    return { ok: false, errorId: logError('listTalentAlerts', error) } as const;
  }
}

async function loadPreview({ search }: TalentAlert) {
  try {
    return await previewTalentAlert(search);
  } catch (error) {
    logError('previewTalentAlert', error);
    return 'failed';
  }
}
