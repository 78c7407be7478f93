import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { LogoLink } from '@/components/layout/logo';
import { DeskNav } from '@/components/operator/desk-nav';
import { ToastRegion } from '@/components/ui/toast';
import { requireOperator } from '@/lib/operator/access';
import { leaveDesk } from '@/lib/operator/actions';
import { deskFrame as text } from '@/messages/operator/desk';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of the desk. Each page and action asks who it is by itself too: a layout is not drawn anew with each of them. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  await requireOperator();
  return (
    <>
      <header className="border-line border-b">
        <div className="page flex flex-wrap items-center gap-x-6 py-2">
          <LogoLink />
          {/* On a phone in lines of its own, below the way out. */}
          <div className="max-sm:order-1">
            <DeskNav />
          </div>
          <form action={leaveDesk} className="ml-auto">
            <button type="submit" className="nav-link">
              {text.leave}
            </button>
          </form>
        </div>
      </header>
      <SessionWatcher />
      <main id="main" tabIndex={-1} className="min-h-svh grow pb-16 outline-none">
        {children}
      </main>
      <ToastRegion />
    </>
  );
}
