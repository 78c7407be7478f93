'use client';

import { type ReactNode, useState } from 'react';
import { Pagination } from '@/components/results/pagination';
import * as routes from '@/lib/routes';
import {
  maxSavedJobs,
  type SavedCopy,
  type SavedJobFacts,
  savedJobsPerPage,
} from '@/lib/saved/jobs/saved-job';
import { savedJobList as text } from '@/messages/saved/jobs';
import { NoSavedJobs } from './no-saved-jobs';
import { NoSuchPage } from './no-such-page';
import type { SavedJobActions } from './saved-job-actions';
import { SavedJobCard } from './saved-job-card';

/** A page of the list, and the way to the others. */
export function SavedJobList({
  jobs,
  factsOf,
  page,
  total,
  actions,
  children,
}: {
  jobs: readonly SavedCopy[];
  factsOf: (jobId: string) => SavedJobFacts | null | 'loading' | 'unknown';
  page: number;
  total: number;
  actions: SavedJobActions;
  /** What is to be said above the list. */
  children?: ReactNode;
}) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = useShown(jobs, removed);
  const left = total - jobs.filter(({ jobId }) => removed.has(jobId)).length;
  const mark = (jobId: string, isRemoved: boolean) =>
    setRemoved(
      (all) => new Set([...[...all].filter((each) => each !== jobId), ...(isRemoved ? [jobId] : [])]),
    );
  if (shown.length === 0) return total === 0 ? <NoSavedJobs /> : <NoSuchPage page={page} />;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      {left > 0 && (
        <p className="text-ink-soft">
          <span>{text.count({ count: left })}</span>
          {left >= maxSavedJobs && <span>{text.theListIsFull}</span>}
        </p>
      )}
      {children}
      <ul aria-label={text.savedJobs} className="grid grid-cols-1 gap-3">
        {shown.map((saved) => (
          <li key={saved.jobId}>
            <SavedJobCard
              saved={saved}
              facts={factsOf(saved.jobId)}
              actions={actions}
              onRemoved={(isRemoved) => mark(saved.jobId, isRemoved)}
            />
          </li>
        ))}
      </ul>
      {left === 0 && <NoSavedJobs />}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / savedJobsPerPage)}
        hrefFor={(number) => routes.savedJobs({ page: number > 1 ? number : null })}
        label={text.pagesOfSavedJobs}
      />
    </div>
  );
}

/** What is listed and, in its old place, what was removed here since: a newer list must not take its 'Undo' away. */
function useShown(jobs: readonly SavedCopy[], removed: ReadonlySet<string>): readonly SavedCopy[] {
  const [shown, setShown] = useState(jobs);
  const [listed, setListed] = useState(jobs);
  if (listed === jobs) return shown;
  const next = [...jobs];
  for (const [index, copy] of shown.entries())
    if (removed.has(copy.jobId) && !jobs.some(({ jobId }) => jobId === copy.jobId))
      next.splice(index, 0, copy);
  setListed(jobs);
  setShown(next);
  return next;
}
