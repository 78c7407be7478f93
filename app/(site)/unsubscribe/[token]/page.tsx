import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { StopForm } from '@/components/alerts/emailed-alert-forms';
import { alertSentence } from '@/lib/alerts/alert-sentence';
import { findMailedAlert } from '@/lib/alerts/queries';
import * as routes from '@/lib/routes';
import { unsubscribeToken as text } from '@/messages/pages/alerts';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.stopAnAlert,
  robots: { index: false, follow: false },
  // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
  referrer: 'same-origin',
};

/** Where a mail's unsubscribe link leads for a person: it asks, and changes nothing by being opened (D29). */
export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const alert = await findMailedAlert(token);
  if (!alert) redirect(routes.gone(routes.unsubscribe(token)));
  return (
    <AlertFrame title={text.stopTheseEmails}>
      <p className="mb-5 break-words text-lg">{alertSentence(alert)}.</p>
      <StopForm token={token} status={alert.status} />
    </AlertFrame>
  );
}
