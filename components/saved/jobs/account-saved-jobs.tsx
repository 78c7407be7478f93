'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import type { SavedJob } from '@/lib/saved/jobs/saved-job';
import { maxSavedJobs } from '@/lib/saved/jobs/saved-job';
import { accountSavedJobs as text } from '@/messages/saved/jobs';
import { onSavesChanged, savedInBrowser } from './browser-store';
import { accountActions } from './saved-job-actions';
import { SavedJobList } from './saved-job-list';
import { takeListStale } from './stale-list';

/** The viewer's list as the server wrote it, and again when this tab has changed it since. */
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
  const waiting = useSyncExternalStore(
    onSavesChanged,
    () => savedInBrowser().length,
    () => 0,
  );
  useEffect(() => {
    const renew = () => takeListStale() && router.refresh();
    renew();
    return onSavesChanged(renew);
  }, [router]);
  const facts = new Map(jobs.map((job) => [job.jobId, job.facts]));
  return (
    <SavedJobList
      jobs={jobs}
      factsOf={(jobId) => facts.get(jobId) ?? null}
      page={page}
      total={total}
      actions={accountActions}
    >
      {total >= maxSavedJobs && waiting > 0 && (
        <Notice tone="warn">{text.waitingForRoom({ count: waiting })}</Notice>
      )}
    </SavedJobList>
  );
}
