import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';

export const metadata: Metadata = { title: 'Alert deleted', robots: { index: false, follow: false } };

/** Where deleting by a mail's link leads. */
export default function AlertDeletedPage() {
  return <AlertGone title="Your alert is deleted">You will get no more mails from it.</AlertGone>;
}
