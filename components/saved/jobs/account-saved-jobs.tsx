'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import type { SavedJob } from '@/lib/saved/jobs/saved-job';
import { maxSavedJobs } from '@/lib/saved/jobs/saved-job';
import { accountSavedJobs as text } from '@/messages/saved/jobs';
import { getBrowserSavedJobs, subscribeToBrowserSaves } from './browser-store';
import { accountActions } from './saved-job-actions';
import { SavedJobList } from './saved-job-list';
import { consumeListStale } from './stale-list';

/** The viewer's list from the server, refreshed if this tab has changed it since. */
export function AccountSavedJobs({
  jobs,
  page,
  total,
}: {
  jobs: readonly SavedJob[];
  page: number;
  total: number;
}) {
  const router = useRouter();
  const unmergedCount = useSyncExternalStore(
    subscribeToBrowserSaves,
    () => getBrowserSavedJobs().length,
    () => 0,
  );
  useEffect(() => {
    const refreshIfStale = () => consumeListStale() && router.refresh();
    refreshIfStale();
    return subscribeToBrowserSaves(refreshIfStale);
  }, [router]);
  const facts = new Map(jobs.map((job) => [job.jobId, job.facts]));
  return (
    <SavedJobList
      jobs={jobs}
      getFacts={(jobId) => facts.get(jobId) ?? null}
      page={page}
      total={total}
      actions={accountActions}
    >
      {total >= maxSavedJobs && unmergedCount > 0 && (
        <Notice tone="warn">{text.unmergedNotice({ count: unmergedCount })}</Notice>
      )}
    </SavedJobList>
  );
}
