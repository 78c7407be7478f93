import type { ReactNode } from 'react';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { LogoLink } from '@/components/layout/logo';

/** The frame of the auth pages, without the site's navigation. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="mx-auto w-full max-w-md px-4 pt-6">
        <LogoLink />
      </header>
      <SessionWatcher />
      <main className="mx-auto w-full max-w-md grow px-4 pt-4 pb-16">{children}</main>
    </>
  );
}
