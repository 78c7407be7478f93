'use client';

import { type ReactNode, useState } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { routes } from '@/lib/routes';
import {
  maxSavedJobs,
  type SavedCopy,
  type SavedJobFacts,
  savedJobsPerPage,
} from '@/lib/saved/jobs/saved-job';
import type { Deeds } from './deeds';
import { NoSavedJobs } from './no-saved-jobs';
import { SavedJobCard } from './saved-job-card';

/** A page of the list, and the way to the others. */
export function SavedJobList({
  jobs,
  factsOf,
  page,
  total,
  deeds,
  children,
}: {
  jobs: readonly SavedCopy[];
  factsOf: (jobId: string) => SavedJobFacts | null | 'loading' | 'unknown';
  page: number;
  total: number;
  deeds: Deeds;
  /** What is to be said above the list. */
  children?: ReactNode;
}) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const left = total - jobs.filter(({ jobId }) => removed.has(jobId)).length;
  const mark = (jobId: string, isRemoved: boolean) =>
    setRemoved(
      (all) => new Set([...[...all].filter((each) => each !== jobId), ...(isRemoved ? [jobId] : [])]),
    );
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      {left > 0 && (
        <p className="text-ink-soft">
          {left === 1 ? '1 job' : `${left.toLocaleString('en-US')} jobs, the newest saved first`}
          {left >= maxSavedJobs && '. The list is full'}
        </p>
      )}
      {children}
      <ul aria-label="Saved jobs" className="grid grid-cols-1 gap-3">
        {jobs.map((saved) => (
          <li key={saved.jobId}>
            <SavedJobCard
              saved={saved}
              facts={factsOf(saved.jobId)}
              deeds={deeds}
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
        label="Pages of saved jobs"
      />
    </div>
  );
}
