'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';

/** The list page that the visitor left for a job, and that job's link. */
let lastVisit: { page: string; href: string } | null = null;
/** Whether Back returned to that list and the job's link has not taken the focus yet. */
let isReturning = false;
const returnSubscription = createSubscription();

function recordVisit(href: string): void {
  lastVisit = { page: window.location.href, href };
  isReturning = false;
  // Adding the same listener twice has no effect.
  window.addEventListener('popstate', handlePopState);
}

function handlePopState(): void {
  isReturning = lastVisit?.page === window.location.href;
  returnSubscription.notify();
}

/** A card's link to its job. Takes the focus when the visitor returns; the browser restores the scroll position. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const shouldFocus = useSyncExternalStore(
    returnSubscription.subscribe,
    () => isReturning && lastVisit?.href === href && lastVisit.page === window.location.href,
    () => false,
  );
  useEffect(() => {
    // Keep the focus of another element.
    if (!shouldFocus || document.activeElement !== document.body) return;
    const details = ref.current?.closest('details');
    if (details) details.open = true;
    ref.current?.focus({ preventScroll: true });
    lastVisit = null;
    isReturning = false;
  }, [shouldFocus]);
  return (
    <Link ref={ref} href={href} prefetch={false} onNavigate={() => recordVisit(href)}>
      {children}
    </Link>
  );
}
