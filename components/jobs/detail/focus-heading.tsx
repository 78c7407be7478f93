'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '@/components/ui/use-browser-value';

/** A page's heading. Takes the focus after client navigation, because the clicked link is removed. */
export function FocusHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLive = useIsHydrated();
  // On a full page load the browser sets the focus.
  const [isOpenedByLink] = useState(isLive);
  useEffect(() => {
    if (isOpenedByLink && window.location.hash === '') heading.current?.focus({ preventScroll: true });
  }, [isOpenedByLink]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
