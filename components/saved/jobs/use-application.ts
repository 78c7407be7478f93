import { useSyncExternalStore } from 'react';
import { useAccountJob } from './account-store';
import { getBrowserAppliedJobs, subscribeToAppliedJobs } from './applied-jobs';

/**
 * The visitor's application for a job, from this browser or the account; null without one. `at` is null if the time is
 * unknown.
 */
export function useApplication(jobId: string): { at: string | null } | null {
  const inAccount = useAccountJob(jobId)?.appliedAt;
  const inBrowser = useSyncExternalStore(
    subscribeToAppliedJobs,
    () => getBrowserAppliedJobs().get(jobId),
    () => undefined,
  );
  const at = inAccount ?? inBrowser;
  return at === undefined ? null : { at };
}
