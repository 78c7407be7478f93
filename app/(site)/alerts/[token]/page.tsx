import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { MailedAlertPage } from '@/components/alerts/mailed-alert';
import { getMailedAlert } from '@/lib/alerts/queries';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { alertsToken as text } from '@/messages/pages/alerts';

/** Private, so rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.title,
  robots: { index: false, follow: false },
  // The URL contains the token. The map's tile server needs the site's origin.
  referrer: 'strict-origin',
};

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams };

/** One alert, opened by the link in each of its emails without signing in. */
export default async function Page({ params, searchParams }: Props) {
  const { token } = await params;
  const alert = await getMailedAlert(token);
  if (!alert) redirect(routes.expiredLink(routes.alert(token)));
  if (alert.status === 'unconfirmed') redirect(routes.confirmAlert(token));
  const { tileUrl, tileAttribution } = env();
  const isConfirmed = (await getSearchParam(searchParams, 'confirmed')) !== undefined;
  const isSaved = (await getSearchParam(searchParams, 'saved')) !== undefined;
  return (
    <AlertFrame title={isConfirmed ? text.confirmedTitle : text.title}>
      <MailedAlertPage
        alert={alert}
        token={token}
        message={isSaved ? text.saved : isConfirmed ? text.confirmed : null}
        zones={getTimeZoneOptions(alert.schedule.timeZone)}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
      />
    </AlertFrame>
  );
}
