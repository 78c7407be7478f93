import type { Metadata } from 'next';
import { AlertGone } from '@/components/alerts/alert-gone';
import { Missing } from '@/components/layout/missing';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Alert Not Found', referrer: 'same-origin' };

export default function UnknownSubscriptionPage() {
  return (
    <Missing>
      <AlertGone title="You won’t get emails from this alert">
        The alert was deleted or never confirmed. If you still get emails, use the link at the bottom of the
        latest one.
      </AlertGone>
    </Missing>
  );
}
