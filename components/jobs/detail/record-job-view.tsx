'use client';

import { useEffect } from 'react';
import { addBrowserSeenJob } from '@/components/saved/seen/seen-jobs';
import * as apiRoutes from '@/lib/api-routes';

/** Records a view on the server and in this browser. Runs in the browser, because the page is cached. */
export function RecordJobView({ jobId, title }: { jobId: string; title: string }) {
  useEffect(() => {
    navigator.sendBeacon?.(apiRoutes.jobViewed(), jobId);
    addBrowserSeenJob('viewed', jobId, title);
  }, [jobId, title]);
  return null;
}
