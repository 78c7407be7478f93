import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';
import { Missing } from '@/components/layout/missing';
import { alertsTokenGone as text } from '@/messages/pages/alerts';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.alertNotFound, referrer: 'same-origin' };

export default function UnknownAlertPage() {
  return (
    <Missing>
      <AlertGone title={text.weCantFindThisAlert}>{text.itWasDeletedOrPart}</AlertGone>
    </Missing>
  );
}
