import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { site } from '@/lib/site';
import { notFoundText as text } from '@/messages/pages/missing';
import RootLayout, { metadata as rootMetadata } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...rootMetadata, title: `${text.title} | ${site.name}` };

/** The 404 for addresses without a route. Next.js renders it separately, so that other pages don't load it. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <PageNotFound />
      </SiteFrame>
    </RootLayout>
  );
}
