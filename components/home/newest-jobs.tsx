import Link from 'next/link';
import { ArrowRightIcon } from '@/components/ui/icons';
import { toNewestJob } from '@/lib/home/newest-job';
import type { JobSummary } from '@/lib/jobs/job';
import * as routes from '@/lib/routes';
import { newestJobs as text } from '@/messages/home';
import { CompactJobList } from './compact-job-list';

export function NewestJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <section aria-labelledby="newest-jobs" className="rounded-lg bg-door p-4 text-door-ink sm:p-6">
      <div className="flex items-end justify-between gap-4 border-accent border-b-2 px-1">
        <h2 id="newest-jobs" className="pb-3 text-2xl">
          {text.title}
        </h2>
        <Fanlight />
      </div>
      {jobs.length === 0 ? (
        <p className="mt-4 px-1 text-door-soft">{text.empty}</p>
      ) : (
        <>
          <p className="mt-3 px-1 text-door-soft text-sm">{text.subtitle}</p>
          <CompactJobList jobs={jobs.map(toNewestJob)} />
        </>
      )}
      <Link
        href={routes.search()}
        className="mt-3 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline-offset-4 outline-door-ink hover:underline"
      >
        {text.seeAllJobs} <ArrowRightIcon />
      </Link>
    </section>
  );
}

/** The half-round window above a front door. */
function Fanlight() {
  return (
    <svg viewBox="0 0 72 36" aria-hidden="true" className="w-18 min-w-0">
      <path className="fill-accent" d="M0 36a36 36 0 0 1 72 0z" />
      <path className="stroke-door" strokeWidth="2.5" d="M36 36V0M36 36 10.5 10.5M36 36 61.5 10.5" />
      <path className="fill-door" d="M24 36a12 12 0 0 1 24 0z" />
    </svg>
  );
}
