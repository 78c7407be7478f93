'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/routes';

/** Tells the server that a job's page was opened: the page itself is stored and shared, so nothing else notices. */
export function CountView({ jobId }: { jobId: string }) {
  useEffect(() => {
    navigator.sendBeacon?.(routes.api.jobViewed(), jobId);
  }, [jobId]);
  return null;
}
