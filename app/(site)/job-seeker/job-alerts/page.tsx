import type { Metadata } from 'next';
import { AddressStopped } from '@/components/alerts/address-stopped';
import { AlertControls } from '@/components/alerts/alert-controls';
import { AlertsFrame } from '@/components/alerts/alerts-frame';
import { JobAlertCard } from '@/components/alerts/job-alert-card';
import { NoAlerts } from '@/components/alerts/no-alerts';
import { SavedAlert } from '@/components/alerts/saved-alert';
import { ButtonLink } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { changeAlert } from '@/lib/alerts/actions';
import type { JobAlert } from '@/lib/alerts/alert';
import { alertTitle } from '@/lib/alerts/alert-sentence';
import { findStoppedAddress, listJobAlerts } from '@/lib/alerts/queries';
import { previewJobAlert } from '@/lib/alerts/queries-preview';
import { requireViewer } from '@/lib/auth/access';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { alertMessages } from '@/messages/alerts/messages';
import { jobSeekerJobAlerts as text } from '@/messages/pages/job-seeker';

export const metadata: Metadata = { title: text.jobAlerts, robots: { index: false, follow: false } };

/** The searches that were saved, and those whose new jobs come by email. */
export default async function JobAlertsPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireViewer(routes.jobAlerts());
  const [found, previewed, saved, known] = await Promise.all([
    tryToList(viewer.id),
    searchParam(searchParams, 'preview'),
    searchParam(searchParams, 'saved'),
    searchParam(searchParams, 'known'),
  ]);
  if (!found.ok)
    return (
      <AlertsFrame title={text.jobAlerts}>
        <LoadFailed title={alertMessages.loadFailed} faultId={found.faultId} retryHref={routes.jobAlerts()} />
      </AlertsFrame>
    );
  const { alerts, stopped } = found;
  const confirmed = alerts.find(({ id }) => id === (saved ?? known));
  const open = alerts.find(({ id }) => id === previewed);
  const preview = open ? await tryToPreview(open) : null;
  return (
    <AlertsFrame
      title={text.jobAlerts}
      intro={text.yourSavedSearches}
      action={alerts.length > 0 && <ButtonLink href={routes.newAlert()}>{text.createAlert}</ButtonLink>}
    >
      {stopped && <AddressStopped reason={stopped} />}
      {confirmed && (
        <SavedAlert
          key={confirmed.id}
          isNew={saved !== undefined}
          isSilent={confirmed.status === 'paused'}
          sentence={alertTitle(confirmed)}
          editHref={routes.jobAlert(confirmed.id)}
        />
      )}
      <AlertControls action={changeAlert}>
        {alerts.length === 0 ? (
          <NoAlerts create={<ButtonLink href={routes.newAlert()}>{text.createAlert}</ButtonLink>}>
            {text.tellUsWhatYoureLooking}
          </NoAlerts>
        ) : (
          <ul aria-label={text.jobAlertsTitle} className="grid grid-cols-1 gap-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <JobAlertCard alert={alert} preview={alert.id === open?.id ? preview : null} />
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
    const [alerts, stopped] = await Promise.all([listJobAlerts(viewerId), findStoppedAddress()]);
    return { ok: true, alerts, stopped } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('listJobAlerts', fault) } as const;
  }
}

async function tryToPreview({ search }: JobAlert) {
  try {
    return await previewJobAlert(search);
  } catch (fault) {
    logFault('previewJobAlert', fault);
    return 'failed';
  }
}
