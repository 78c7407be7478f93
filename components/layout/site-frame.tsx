import type { ReactNode } from 'react';
import { SyncWithAccount } from '@/components/saved/sync-with-account';
import { ToastRegion } from '@/components/ui/toast';
import { siteFrame as text } from '@/messages/layout';
import { Footer } from './footer';
import { HashHistory } from './hash-history';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-md bg-brand px-4 py-3 font-semibold text-brand-ink focus:translate-y-0"
      >
        {text.skipLink}
      </a>
      <Header />
      {/* At least as high as the screen, so that the footer doesn't jump while a page is loading. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-svh grow pt-(--header) outline-none print:min-h-0 print:pt-0"
      >
        {children}
      </main>
      <Footer />
      <OfflineNotice />
      <ToastRegion />
      <HashHistory />
      <SyncWithAccount />
    </>
  );
}
