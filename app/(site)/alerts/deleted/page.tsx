import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';
import { alertsDeleted as text } from '@/messages/pages/alerts';

export const metadata: Metadata = { title: text.alertDeleted, robots: { index: false, follow: false } };

/** Where deleting by a mail's link leads. */
export default function AlertDeletedPage() {
  return <AlertGone title={text.yourAlertIsDeleted}>{text.youWontGetAnyMore}</AlertGone>;
}
