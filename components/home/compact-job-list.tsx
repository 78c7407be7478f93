import Link from 'next/link';
import { DistanceText } from '@/components/places/distance-text';
import { RelativeTime } from '@/components/ui/relative-time';
import type { NewestJob } from '@/lib/home/newest-job';

export function CompactJobList({ jobs }: { jobs: readonly NewestJob[] }) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-2.5">
      {jobs.map((job) => (
        <li key={job.id}>
          <CompactJobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

function CompactJobCard({ job }: { job: NewestJob }) {
  return (
    <article className="relative rounded-md border border-line bg-surface p-4 text-ink has-[a:hover]:bg-brand-soft">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-lg">
          <Link
            href={job.href}
            className="outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
          >
            {job.title}
          </Link>
        </h3>
        <RelativeTime date={job.postedAt} className="shrink-0 text-ink-soft text-xs" />
      </div>
      <p className="text-ink-soft text-sm">{job.who}</p>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <span>
          <span className={job.pay.isNamed ? 'font-semibold' : 'text-ink-soft'}>{job.pay.label}</span>
          <span className="text-ink-soft"> · {job.type}</span>
        </span>
        {job.distance && (
          <DistanceText className="font-semibold text-brand tabular-nums">{job.distance}</DistanceText>
        )}
      </p>
    </article>
  );
}
