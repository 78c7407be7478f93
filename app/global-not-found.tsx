import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import { site } from '@/lib/site';
import { notFoundText as text } from '@/messages/pages/missing';
import RootLayout, { metadata as ofAllPages } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...ofAllPages, title: `${text.pageNotFound} | ${site.name}` };

/** What an address of no route shows. Next.js draws it by itself, so that no other page carries it along. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <PageNotFound />
      </SiteFrame>
    </RootLayout>
  );
}
