'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * A link that knows whether it leads to the page that is open. What it leads to is made for each visitor, so that asking
 * ahead for it, twice on every page, would bring nothing.
 */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string;
  className: string;
  children: ReactNode;
}) {
  const isCurrent = usePathname() === href;
  return (
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
