import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminNav } from '@/components/admin/admin-nav';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { LogoLink } from '@/components/layout/logo';
import { ToastRegion } from '@/components/ui/toast';
import { requireAdmin } from '@/lib/admin/access';
import { signOutAdmin } from '@/lib/admin/actions';
import { adminNav as text } from '@/messages/admin/navigation';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of the admin pages. Each page and action checks access too, because Next.js doesn't render a layout again
 * on each navigation.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin();
  return (
    <>
      <header className="border-line border-b">
        <div className="page flex flex-wrap items-center gap-x-6 py-2">
          <LogoLink />
          {/* On a phone the navigation moves below the logo and the sign-out button. */}
          <div className="max-sm:order-1">
            <AdminNav />
          </div>
          <form action={signOutAdmin} className="ml-auto">
            <button type="submit" className="nav-link">
              {text.signOut}
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
