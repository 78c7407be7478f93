'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cookiesBlocked as text } from '@/messages/ui/messages';
import { Notice } from './notice';
import { useBrowserValue } from './use-browser-value';

/**
 * For a browser that blocks cookies, with what still works. Some block them without saying so: `isFound` is for one that just
 * lost a cookie, and takes the focus, because what the person did has failed.
 */
export function CookiesBlocked({
  isFound = false,
  className,
  children,
}: {
  isFound?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const isBlocked = useBrowserValue(() => !navigator.cookieEnabled, false) || isFound;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFound) ref.current?.focus();
  }, [isFound]);
  if (!isBlocked) return null;
  return (
    <div ref={ref} tabIndex={-1} className={className}>
      <Notice tone="warn" title={text.title} announce>
        {children}
      </Notice>
    </div>
  );
}
