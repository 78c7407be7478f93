'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Leads on after a while (D5), with JavaScript or without. */
export function RedirectAfter({ to, afterMs }: { to: string; afterMs: number }) {
  const router = useRouter();

  useEffect(() => {
    const timer = window.setTimeout(() => router.push(to), afterMs);
    return () => window.clearTimeout(timer);
  }, [router, to, afterMs]);

  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.ceil(afterMs / 1000)};url=${to}`} />
    </noscript>
  );
}
