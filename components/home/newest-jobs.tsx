import Link from 'next/link';
import { ArrowRightIcon } from '@/components/ui/icons';
import { RelativeTime } from '@/components/ui/relative-time';
import { type JobSummary, jobTypeLabel } from '@/lib/jobs/job';
import { salaryLabel } from '@/lib/jobs/salary';
import { unknownPlaceName } from '@/lib/places/place';
import { routes } from '@/lib/routes';

/** The newest jobs, behind the door. */
export function NewestJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <section aria-labelledby="newest-jobs" className="rounded-lg bg-door p-4 text-door-ink sm:p-6">
      <div className="flex items-end justify-between gap-4 border-accent border-b-2 px-1">
        <h2 id="newest-jobs" className="pb-3 text-2xl">
          Just posted
        </h2>
        <Fanlight />
      </div>
      {jobs.length === 0 ? (
        <p className="mt-4 px-1 text-door-soft">No job is open right now. The next one will stand here.</p>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-2.5">
          {jobs.map((job) => (
            <li key={job.id}>
              <NewestJob job={job} />
            </li>
          ))}
        </ul>
      )}
      <Link
        href={routes.search()}
        className="mt-3 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline-offset-4 outline-door-ink hover:underline"
      >
        See all jobs <ArrowRightIcon />
      </Link>
    </section>
  );
}

function NewestJob({ job }: { job: JobSummary }) {
  const where = [job.location.address.neighborhood, job.location.address.city, job.location.address.state];
  return (
    <article className="relative rounded-md bg-surface p-4 text-ink has-[a:hover]:bg-brand-soft">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-lg">
          <Link
            href={routes.job(job)}
            className="outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
          >
            {job.title}
          </Link>
        </h3>
        <RelativeTime date={job.postedAt} className="shrink-0 text-ink-soft text-xs" />
      </div>
      <p className="text-ink-soft text-sm">
        {job.company.name} in {where.filter((part) => part && part !== unknownPlaceName).join(', ')}
      </p>
      <p className="mt-1.5 text-sm">
        {job.salary ? (
          <span className="font-semibold">{salaryLabel(job.salary)}</span>
        ) : (
          <span className="text-ink-soft">Pay: {salaryLabel(null)}</span>
        )}
        <span className="text-ink-soft"> · {jobTypeLabel(job.type)}</span>
      </p>
    </article>
  );
}

/** The lit half-round window above a front door. */
function Fanlight() {
  return (
    <svg viewBox="0 0 72 36" aria-hidden="true" className="w-18 shrink-0">
      <path className="fill-accent" d="M0 36a36 36 0 0 1 72 0z" />
      <path className="stroke-door" strokeWidth="2.5" d="M36 36V0M36 36 10.5 10.5M36 36 61.5 10.5" />
      <path className="fill-door" d="M24 36a12 12 0 0 1 24 0z" />
    </svg>
  );
}
