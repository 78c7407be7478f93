import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { MailedAlertPage } from '@/components/alerts/mailed-alert';
import { timeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { findMailedAlert } from '@/lib/alerts/queries';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { alertsToken as text } from '@/messages/pages/alerts';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.yourAlert,
  robots: { index: false, follow: false },
  // The address is the secret; the map's tiles may see which site asks, and nothing more.
  referrer: 'strict-origin',
};

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams };

/** Where the foot of every alert's mail leads: one alert, without an account. */
export default async function Page({ params, searchParams }: Props) {
  const { token } = await params;
  const alert = await findMailedAlert(token);
  if (!alert) redirect(routes.gone(routes.alert(token)));
  if (alert.status === 'unconfirmed') redirect(routes.confirmAlert(token));
  const { tileUrl, tileAttribution } = env();
  const isConfirmed = (await searchParam(searchParams, 'confirmed')) !== undefined;
  const isSaved = (await searchParam(searchParams, 'saved')) !== undefined;
  return (
    <AlertFrame title={isConfirmed ? text.yourAlertIsOn : text.yourAlert}>
      <MailedAlertPage
        alert={alert}
        token={token}
        message={isSaved ? text.saved : isConfirmed ? text.thanks : null}
        zones={timeZoneChoices(alert.schedule.timeZone)}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
      />
    </AlertFrame>
  );
}
