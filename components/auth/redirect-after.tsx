'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Redirects after a delay (D5); without JavaScript to `noScriptTo`. */
export function RedirectAfter({
  to,
  noScriptTo = to,
  afterMs,
}: {
  to: string;
  noScriptTo?: string;
  afterMs: number;
}) {
  const router = useRouter();

  useEffect(() => {
    const timer = window.setTimeout(() => router.push(to), afterMs);
    return () => window.clearTimeout(timer);
  }, [router, to, afterMs]);

  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.ceil(afterMs / 1000)};url=${noScriptTo}`} />
    </noscript>
  );
}
