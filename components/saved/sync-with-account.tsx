'use client';

import { useEffect } from 'react';
import { useSession } from '@/components/auth/session';
import { clearAccountJobs } from './jobs/account-store';
import { getBrowserSavedJobs } from './jobs/browser-store';
import { mergeIntoAccount } from './jobs/merge-into-account';
import { clearRemovedJobs } from './jobs/use-saved-job';
import { subscribeToSeenJobs, syncSeenJobs } from './seen/seen-jobs';

/** Merges this browser's jobs into the account after sign-in: saved jobs once, viewed and hidden jobs continuously. */
export function SyncWithAccount() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'visitor') {
      clearAccountJobs();
      clearRemovedJobs();
    }
    if (status !== 'signed-in') return;
    // After an error the jobs stay in this browser, and the next page load tries again.
    if (getBrowserSavedJobs().length > 0) mergeIntoAccount().catch(() => {});
    void syncSeenJobs();
    return subscribeToSeenJobs(() => void syncSeenJobs());
  }, [status]);
  return null;
}
