'use client';

import { type ReactNode, useState } from 'react';
import { Pagination } from '@/components/results/pagination';
import * as routes from '@/lib/routes';
import {
  maxSavedJobs,
  type SavedJobFacts,
  type SavedJobSnapshot,
  savedJobsPerPage,
} from '@/lib/saved/jobs/saved-job';
import { savedJobList as text } from '@/messages/saved/jobs';
import { NoSavedJobs } from './no-saved-jobs';
import { PageOutOfRange } from './page-out-of-range';
import type { SavedJobActions } from './saved-job-actions';
import { SavedJobCard } from './saved-job-card';

export function SavedJobList({
  jobs,
  getFacts,
  page,
  total,
  actions,
  children,
}: {
  jobs: readonly SavedJobSnapshot[];
  getFacts: (jobId: string) => SavedJobFacts | null | 'loading' | 'unknown';
  page: number;
  total: number;
  actions: SavedJobActions;
  children?: ReactNode;
}) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = useJobsWithRemoved(jobs, removed);
  const remaining = total - jobs.filter(({ jobId }) => removed.has(jobId)).length;
  const setJobRemoved = (jobId: string, isRemoved: boolean) =>
    setRemoved((all) => new Set([...[...all].filter((id) => id !== jobId), ...(isRemoved ? [jobId] : [])]));
  if (shown.length === 0) return total === 0 ? <NoSavedJobs /> : <PageOutOfRange page={page} />;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      {remaining > 0 && (
        <p className="text-ink-soft">
          <span>{text.count({ count: remaining })}</span>
          {remaining >= maxSavedJobs && <span>{text.listFull}</span>}
        </p>
      )}
      {children}
      <ul aria-label={text.listLabel} className="grid grid-cols-1 gap-3">
        {shown.map((saved) => (
          <li key={saved.jobId}>
            <SavedJobCard
              saved={saved}
              facts={getFacts(saved.jobId)}
              actions={actions}
              onRemoved={(isRemoved) => setJobRemoved(saved.jobId, isRemoved)}
            />
          </li>
        ))}
      </ul>
      {remaining === 0 && <NoSavedJobs />}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / savedJobsPerPage)}
        hrefFor={(number) => routes.savedJobs({ page: number > 1 ? number : null })}
        label={text.paginationLabel}
      />
    </div>
  );
}

/** The jobs, with removed jobs in their old places, so that a refreshed list keeps their Undo buttons. */
function useJobsWithRemoved(
  jobs: readonly SavedJobSnapshot[],
  removed: ReadonlySet<string>,
): readonly SavedJobSnapshot[] {
  const [shown, setShown] = useState(jobs);
  const [previousJobs, setPreviousJobs] = useState(jobs);
  if (previousJobs === jobs) return shown;
  const next = [...jobs];
  for (const [index, snapshot] of shown.entries())
    if (removed.has(snapshot.jobId) && !jobs.some(({ jobId }) => jobId === snapshot.jobId))
      next.splice(index, 0, snapshot);
  setPreviousJobs(jobs);
  setShown(next);
  return next;
}
