import { useSyncExternalStore } from 'react';
import { useAccountJob } from './account-store';
import { appliedInBrowser, onAppliedChanged } from './applied-jobs';

/** This visitor's application for a job, from this browser or as the account has it; null without one. `at` may be unknown. */
export function useApplication(jobId: string): { at: string | null } | null {
  const inAccount = useAccountJob(jobId)?.appliedAt;
  const inBrowser = useSyncExternalStore(
    onAppliedChanged,
    () => appliedInBrowser().get(jobId),
    () => undefined,
  );
  const at = inAccount ?? inBrowser;
  return at === undefined ? null : { at };
}
