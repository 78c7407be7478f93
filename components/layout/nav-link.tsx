'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * A link that shows whether it leads to the current page. It doesn't prefetch, because its targets are rendered per
 * visitor and couldn't be reused.
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
