'use client';

import { useEffect } from 'react';
import { useSession } from '@/components/auth/session';
import { forgetAccountJobs } from './jobs/account-store';
import { savedInBrowser } from './jobs/browser-store';
import { mergeIntoAccount } from './jobs/merge-into-account';
import { forgetRemovedJobs } from './jobs/use-saved-job';
import { onSeenChanged, sendSeenJobs } from './seen/seen-jobs';

/** Brings what this browser kept into the account of the person who signs in: saved jobs once, seen and hidden jobs as they come. */
export function SyncWithAccount() {
  const session = useSession().is;
  useEffect(() => {
    if (session === 'visitor') {
      forgetAccountJobs();
      forgetRemovedJobs();
    }
    if (session !== 'signed-in') return;
    // Without a connection it stays in this browser; the next page tries again.
    if (savedInBrowser().length > 0) mergeIntoAccount().catch(() => {});
    void sendSeenJobs();
    return onSeenChanged(() => void sendSeenJobs());
  }, [session]);
  return null;
}
