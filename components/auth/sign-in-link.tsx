'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as routes from '@/lib/routes';

/** The way to sign in and back to this very page. */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter();
  // Asked for its changes alone: on a page behind a rewrite the server knows another path than the browser.
  usePathname();
  const href = useSyncExternalStore(subscribe, loginFromHere, loginFromAnywhere);
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      onNavigate={(event) => {
        // Filters change the address without changing the path.
        event.preventDefault();
        router.push(loginFromHere());
      }}
    >
      {children}
    </Link>
  );
}

const subscribe = () => () => {};
const loginFromAnywhere = () => routes.login();

function loginFromHere(): string {
  const here = window.location.pathname + window.location.search;
  return here === routes.home() ? routes.login() : routes.login(here);
}
