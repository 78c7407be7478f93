'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';

/** The list that was left for one of its jobs. */
let left: { page: string; href: string } | null = null;
/** Whether Back led to that list, where nothing else has taken the focus yet. */
let isBack = false;
const returns = createSubscription();

function leave(href: string): void {
  left = { page: window.location.href, href };
  isBack = false;
  // A listener that is added again is still called once.
  window.addEventListener('popstate', notice);
}

function notice(): void {
  isBack = left?.page === window.location.href;
  returns.notify();
}

/** A card's link to its job. On the way back it takes the focus; the scroll is the browser's. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const isBackFrom = useSyncExternalStore(
    returns.subscribe,
    () => isBack && left?.href === href && left.page === window.location.href,
    () => false,
  );
  useEffect(() => {
    // An element that got the focus in the meantime keeps it.
    if (!isBackFrom || document.activeElement !== document.body) return;
    const fold = ref.current?.closest('details');
    if (fold) fold.open = true;
    ref.current?.focus({ preventScroll: true });
    left = null;
    isBack = false;
  }, [isBackFrom]);
  return (
    <Link ref={ref} href={href} prefetch={false} onNavigate={() => leave(href)}>
      {children}
    </Link>
  );
}
