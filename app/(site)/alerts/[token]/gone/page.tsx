import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';
import { Missing } from '@/components/layout/missing';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Alert Not Found', referrer: 'same-origin' };

export default function UnknownAlertPage() {
  return (
    <Missing>
      <AlertGone title="We can’t find this alert">
        It was deleted, or part of the link is missing. The full link is at the bottom of every email from the
        alert. Deleted alerts don’t send emails.
      </AlertGone>
    </Missing>
  );
}
