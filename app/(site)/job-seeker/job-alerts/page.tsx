import type { Metadata } from 'next';
import { AlertControls } from '@/components/alerts/alert-controls';
import { AlertsFrame } from '@/components/alerts/alerts-frame';
import { JobAlertCard } from '@/components/alerts/job-alert-card';
import { NoAlerts } from '@/components/alerts/no-alerts';
import { SavedAlertNotice } from '@/components/alerts/saved-alert-notice';
import { SuppressedAddressNotice } from '@/components/alerts/suppressed-address-notice';
import { ButtonLink } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { changeAlert } from '@/lib/alerts/actions';
import type { JobAlert } from '@/lib/alerts/alert';
import { alertTitle } from '@/lib/alerts/alert-sentence';
import { getSuppressionReason, listJobAlerts } from '@/lib/alerts/queries';
import { previewJobAlert } from '@/lib/alerts/queries-preview';
import { requireViewer } from '@/lib/auth/access';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { alertMessages } from '@/messages/alerts/messages';
import { jobSeekerJobAlerts as text } from '@/messages/pages/job-seeker';

export const metadata: Metadata = { title: text.title, robots: { index: false, follow: false } };

export default async function JobAlertsPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireViewer(routes.jobAlerts());
  const [result, previewId, savedId, existingId] = await Promise.all([
    loadAlerts(viewer.id),
    getSearchParam(searchParams, 'preview'),
    getSearchParam(searchParams, 'saved'),
    getSearchParam(searchParams, 'known'),
  ]);
  if (!result.ok)
    return (
      <AlertsFrame title={text.title}>
        <LoadFailed
          title={alertMessages.loadFailed}
          errorId={result.errorId}
          retryHref={routes.jobAlerts()}
        />
      </AlertsFrame>
    );
  const { alerts, suppressionReason } = result;
  const savedAlert = alerts.find(({ id }) => id === (savedId ?? existingId));
  const previewedAlert = alerts.find(({ id }) => id === previewId);
  const preview = previewedAlert ? await loadPreview(previewedAlert) : null;
  return (
    <AlertsFrame
      title={text.title}
      intro={text.intro}
      action={alerts.length > 0 && <ButtonLink href={routes.newAlert()}>{text.createAlert}</ButtonLink>}
    >
      {suppressionReason && <SuppressedAddressNotice reason={suppressionReason} />}
      {savedAlert && (
        <SavedAlertNotice
          key={savedAlert.id}
          isNew={savedId !== undefined}
          isSilent={savedAlert.status === 'paused'}
          sentence={alertTitle(savedAlert)}
          editHref={routes.jobAlert(savedAlert.id)}
        />
      )}
      <AlertControls action={changeAlert}>
        {alerts.length === 0 ? (
          <NoAlerts create={<ButtonLink href={routes.newAlert()}>{text.createAlert}</ButtonLink>}>
            {text.emptyText}
          </NoAlerts>
        ) : (
          <ul aria-label={text.listLabel} className="grid grid-cols-1 gap-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <JobAlertCard alert={alert} preview={alert.id === previewedAlert?.id ? preview : null} />
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
    const [alerts, suppressionReason] = await Promise.all([listJobAlerts(viewerId), getSuppressionReason()]);
    return { ok: true, alerts, suppressionReason } as const;
  } catch (error) {
    return { ok: false, errorId: logError('listJobAlerts', error) } as const;
  }
}

async function loadPreview({ search }: JobAlert) {
  try {
    return await previewJobAlert(search);
  } catch (error) {
    logError('previewJobAlert', error);
    return 'failed';
  }
}
