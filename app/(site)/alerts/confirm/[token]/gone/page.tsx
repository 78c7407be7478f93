import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';
import { Missing } from '@/components/layout/missing';
import { alertsConfirmTokenGone as text } from '@/messages/pages/alerts';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.linkNotFound, referrer: 'same-origin' };

export default function UnknownConfirmationPage() {
  return (
    <Missing>
      <AlertGone title={text.thisLinkNoLongerWorks}>{text.theAlertWasDeletedOr}</AlertGone>
    </Missing>
  );
}
