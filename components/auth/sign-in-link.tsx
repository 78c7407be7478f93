'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as routes from '@/lib/routes';

/** A link to the sign-in page that returns to the current page. */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter();
  // Only re-renders after a navigation. The path itself isn't used: behind a rewrite, the server's path differs.
  usePathname();
  const href = useSyncExternalStore(subscribe, getLoginHref, getServerLoginHref);
  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      onNavigate={(event) => {
        // Filters change the query string without changing the path, so compute the link on click.
        event.preventDefault();
        router.push(getLoginHref());
      }}
    >
      {children}
    </Link>
  );
}

const subscribe = () => () => {};
const getServerLoginHref = () => routes.login();

function getLoginHref(): string {
  const here = window.location.pathname + window.location.search;
  return here === routes.home() ? routes.login() : routes.login(here);
}
