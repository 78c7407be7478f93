'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsLive } from '@/components/ui/use-browser-value';

/** The heading of a page. It takes the focus where a link opened the page, because the link that had it is gone. */
export function FocusHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLive = useIsLive();
  // A page that was loaded leaves the focus to the browser.
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
