import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { StopAlert } from '@/components/alerts/emailed-alert-forms';
import { alertSentence } from '@/lib/alerts/alert-sentence';
import { findMailedAlert } from '@/lib/alerts/queries';
import * as routes from '@/lib/routes';
import { emailedAlertForms as text } from '@/messages/alerts/emailed';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const alert = await findMailedAlert((await params).token);
  return {
    title: alert?.status === 'paused' ? text.emailsStoppedTitle : text.stopTheseEmailsTitle,
    robots: { index: false, follow: false },
    // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
    referrer: 'same-origin',
  };
}

/** Where a mail's unsubscribe link leads for a person: it asks, and changes nothing by being opened (D29). */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const alert = await findMailedAlert(token);
  if (!alert) redirect(routes.gone(routes.unsubscribe(token)));
  return <StopAlert token={token} status={alert.status} sentence={alertSentence(alert)} />;
}
