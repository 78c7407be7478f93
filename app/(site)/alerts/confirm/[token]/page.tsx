import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { ConfirmForm } from '@/components/alerts/emailed-alert-forms';
import { DistanceText } from '@/components/places/distance-text';
import { ButtonLink } from '@/components/ui/button';
import { jobAlertSentence } from '@/lib/alerts/alert-sentence';
import { getMailedAlert } from '@/lib/alerts/queries';
import * as routes from '@/lib/routes';
import { alertsConfirmToken as text } from '@/messages/pages/alerts';

/** Private, so rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const alert = await getMailedAlert((await params).token);
  const isConfirmed = alert !== null && alert.status !== 'unconfirmed';
  return {
    title: isConfirmed ? text.confirmedTitle : text.title,
    robots: { index: false, follow: false },
    // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
    referrer: 'same-origin',
  };
}

/** The page that a confirmation mail links to. Nothing changes until its button is pressed (D29). */
export default async function ConfirmAlertPage({ params }: Props) {
  const { token } = await params;
  const alert = await getMailedAlert(token);
  if (alert?.kind !== 'job') redirect(routes.expiredLink(routes.confirmAlert(token)));
  if (alert.status !== 'unconfirmed')
    return (
      <AlertFrame title={text.confirmedTitle} intro={text.confirmedIntro}>
        <ButtonLink href={routes.alert(token)}>{text.alertLink}</ButtonLink>
      </AlertFrame>
    );
  return (
    <AlertFrame title={text.title}>
      <p className="mb-5 break-words text-lg">
        <DistanceText>{`${jobAlertSentence(alert)}.`}</DistanceText>
      </p>
      <ConfirmForm token={token} />
      <p className="mt-6 text-ink-soft">{text.ignoreHint}</p>
    </AlertFrame>
  );
}
