import type { Metadata } from 'next';
import { AlertNotFound } from '@/components/alerts/alert-not-found';
import { NotFoundContent } from '@/components/layout/not-found-content';
import { unsubscribeTokenNotFound as text } from '@/messages/pages/alerts';

export const revalidate = 3600;

/** Prerenders no pages at build time. */
export const generateStaticParams = () => [];

export const metadata: Metadata = { title: text.pageTitle, referrer: 'same-origin' };

export default function UnknownSubscriptionPage() {
  return (
    <NotFoundContent>
      <AlertNotFound title={text.heading}>{text.explanation}</AlertNotFound>
    </NotFoundContent>
  );
}
