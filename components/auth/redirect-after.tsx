'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Leads on after a while (D5); without JavaScript to `plainTo`. */
export function RedirectAfter({
  to,
  plainTo = to,
  afterMs,
}: {
  to: string;
  plainTo?: string;
  afterMs: number;
}) {
  const router = useRouter();

  useEffect(() => {
    const timer = window.setTimeout(() => router.push(to), afterMs);
    return () => window.clearTimeout(timer);
  }, [router, to, afterMs]);

  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.ceil(afterMs / 1000)};url=${plainTo}`} />
    </noscript>
  );
}
