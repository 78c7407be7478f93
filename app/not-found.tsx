import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { notFoundText as text } from '@/messages/pages';

export const metadata: Metadata = { title: text.pageNotFound };

/** It brings the frame itself, because it also stands in for pages outside of the main layout. */
export default function NotFound() {
  return (
    <SiteFrame>
      <PageNotFound />
    </SiteFrame>
  );
}
