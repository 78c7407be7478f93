import type { Metadata } from 'next';
import { AlertNotFound } from '@/components/alerts/alert-not-found';
import { alertsDeleted as text } from '@/messages/pages/alerts';

export const metadata: Metadata = { title: text.pageTitle, robots: { index: false, follow: false } };

export default function AlertDeletedPage() {
  return <AlertNotFound title={text.heading}>{text.explanation}</AlertNotFound>;
}
