'use client';

import { useEffect } from 'react';
import * as apiRoutes from '@/lib/api-routes';

/** Tells the server and this browser that a job's page was opened: the page itself is stored and shared, so nothing else notices. */
export function CountView({ jobId }: { jobId: string }) {
  useEffect(() => {
    navigator.sendBeacon?.(apiRoutes.jobViewed(), jobId);
    const path = window.location.pathname;
    // Not with the page: its first load is at its limit (D107).
    import('@/components/jobs/seen-jobs').then(
      ({ rememberViewed }) => rememberViewed(jobId, path),
      () => {},
    );
  }, [jobId]);
  return null;
}
