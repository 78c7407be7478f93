'use client';

import { useEffect } from 'react';
import { seeInBrowser } from '@/components/saved/seen/seen-jobs';
import * as apiRoutes from '@/lib/api-routes';

/** Tells the server and this browser that a job's page was opened: the page itself is stored and shared, so nothing else notices. */
export function CountView({ jobId, title }: { jobId: string; title: string }) {
  useEffect(() => {
    navigator.sendBeacon?.(apiRoutes.jobViewed(), jobId);
    seeInBrowser('viewed', jobId, title);
  }, [jobId, title]);
  return null;
}
