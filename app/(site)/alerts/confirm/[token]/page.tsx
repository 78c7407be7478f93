import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { ConfirmForm } from '@/components/alerts/emailed-alert-forms';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { ButtonLink } from '@/components/ui/button';
import { jobAlertSentence } from '@/lib/alerts/alert-sentence';
import { findMailedAlert } from '@/lib/alerts/queries';
import * as routes from '@/lib/routes';
import { alertsConfirmToken as text } from '@/messages/pages/alerts';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const alert = await findMailedAlert((await params).token);
  const isConfirmed = alert !== null && alert.status !== 'unconfirmed';
  return {
    title: isConfirmed ? text.yourAlertIsConfirmed : text.confirmThisJobAlert,
    robots: { index: false, follow: false },
    // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
    referrer: 'same-origin',
  };
}

/** Where the mail that asks leads: nothing comes before its button is pressed (D29). */
export default async function ConfirmAlertPage({ params }: Props) {
  const { token } = await params;
  const alert = await findMailedAlert(token);
  if (alert?.kind !== 'job') redirect(routes.gone(routes.confirmAlert(token)));
  if (alert.status !== 'unconfirmed')
    return (
      <AlertFrame title={text.yourAlertIsConfirmed} intro={text.youreAllSet}>
        <ButtonLink href={routes.alert(token)}>{text.seeTheAlert}</ButtonLink>
      </AlertFrame>
    );
  return (
    <AlertFrame title={text.confirmThisJobAlert}>
      <p className="mb-5 break-words text-lg">
        <InChosenUnit>{`${jobAlertSentence(alert)}.`}</InChosenUnit>
      </p>
      <ConfirmForm token={token} />
      <p className="mt-6 text-ink-soft">{text.someoneAskedForItWith}</p>
    </AlertFrame>
  );
}
