import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';
import { Missing } from '@/components/layout/missing';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Link Not Found', referrer: 'same-origin' };

export default function UnknownConfirmationPage() {
  return (
    <Missing>
      <AlertGone title="This link no longer works">
        The alert was deleted, or part of the link is missing. The full link is in the email. We delete alerts
        that no one confirms within a week, and we won’t send you anything.
      </AlertGone>
    </Missing>
  );
}
