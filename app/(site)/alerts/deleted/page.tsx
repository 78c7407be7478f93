import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';

export const metadata: Metadata = { title: 'Alert deleted', robots: { index: false, follow: false } };

/** Where deleting by a mail's link leads. */
export default function AlertDeletedPage() {
  return <AlertGone title="Your alert is deleted">You won’t get any more emails from it.</AlertGone>;
}
