import { useSyncExternalStore } from 'react';
import { useAccountJob } from './account-store';
import { appliedInBrowser, onAppliedChanged } from './applied-jobs';

/** Whether this visitor applied for a job: from this browser, or as the account knows. */
export function useHasApplied(jobId: string): boolean {
  const inAccount = useAccountJob(jobId)?.hasApplied === true;
  const inBrowser = useSyncExternalStore(
    onAppliedChanged,
    () => appliedInBrowser().includes(jobId),
    () => false,
  );
  return inAccount || inBrowser;
}
