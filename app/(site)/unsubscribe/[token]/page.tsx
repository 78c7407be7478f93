import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { StopAlert } from '@/components/alerts/emailed-alert-forms';
import { alertSentence } from '@/lib/alerts/alert-sentence';
import { getMailedAlert } from '@/lib/alerts/queries';
import * as routes from '@/lib/routes';
import { emailedAlertForms as text } from '@/messages/alerts/emailed';

/** Private, so rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const alert = await getMailedAlert((await params).token);
  return {
    title: alert?.status === 'paused' ? text.stoppedTitle : text.stopTitle,
    robots: { index: false, follow: false },
    // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
    referrer: 'same-origin',
  };
}

/** The page of a mail's unsubscribe link; opening it changes nothing (D29). */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const alert = await getMailedAlert(token);
  if (!alert) redirect(routes.expiredLink(routes.unsubscribe(token)));
  return <StopAlert token={token} status={alert.status} sentence={alertSentence(alert)} />;
}
