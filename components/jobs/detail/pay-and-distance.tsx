import { DistanceFromYou } from '@/components/places/distance-from-you';
import { type Job, payLabel } from '@/lib/jobs/job';
import { jobFacts as text } from '@/messages/jobs/detail';

/** What people decide by, as large as a heading. */
export function PayAndDistance({ job }: { job: Job }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-7 gap-y-1">
      <dl className="flex flex-wrap items-baseline gap-x-2">
        <dt className={job.salary ? 'sr-only' : 'text-ink-soft'}>{text.pay}</dt>
        <dd className={job.salary ? 'font-head font-semibold text-2xl tracking-[-0.015em]' : 'font-semibold'}>
          {payLabel(job)}
        </dd>
        {job.hasTips && <dd className="text-ink-soft">{text.plusTips}</dd>}
      </dl>
      <DistanceFromYou
        coordinates={job.location.coordinates}
        className="text-brand print:hidden [&_[aria-hidden]]:text-ink-soft [&_b]:font-head [&_b]:font-semibold [&_b]:text-2xl [&_b]:tracking-[-0.015em]"
      />
    </div>
  );
}
