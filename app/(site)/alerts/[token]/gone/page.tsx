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
      <AlertGone title="This alert is not here">
        It was deleted, or part of the link is missing: the whole link is at the bottom of each of its emails.
        A deleted alert sends no more emails.
      </AlertGone>
    </Missing>
  );
}
