'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cookiesBlocked as text } from '@/messages/ui/messages';
import { Notice } from './notice';
import { useBrowserValue } from './use-browser-value';

/**
 * Shown if the browser blocks cookies, with the features that still work. Some browsers block cookies but report them as
 * enabled: `hasLostCookie` means that a cookie was just lost. The notice then takes the focus, because the visitor's
 * action has failed.
 */
export function CookiesBlocked({
  hasLostCookie = false,
  className,
  children,
}: {
  hasLostCookie?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const isBlocked = useBrowserValue(() => !navigator.cookieEnabled, false) || hasLostCookie;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasLostCookie) ref.current?.focus();
  }, [hasLostCookie]);
  if (!isBlocked) return null;
  return (
    <div ref={ref} tabIndex={-1} className={className}>
      <Notice tone="warn" title={text.title} announce>
        {children}
      </Notice>
    </div>
  );
}
