import { DistanceFromYou } from '@/components/places/distance-from-you';
import { type Job, payLabel } from '@/lib/jobs/job';
import { jobFacts as text } from '@/messages/jobs/detail';

export function PayAndDistance({ job }: { job: Job }) {
  return (
    <div className="min-w-0">
      <dl className="flex flex-wrap items-baseline gap-x-2">
        <dt className={job.salary ? 'sr-only' : 'text-ink-soft'}>{text.pay}</dt>
        <dd
          className={
            job.salary ? 'font-head font-semibold text-2xl tracking-[-0.015em] lg:text-xl' : 'font-semibold'
          }
        >
          {payLabel(job)}
        </dd>
        {job.hasTips && <dd className="text-ink-soft">{text.plusTips}</dd>}
      </dl>
      {/* The distance is computed in the browser; this line reserves its space. */}
      <p className="min-h-lh text-lg print:hidden">
        <DistanceFromYou
          coordinates={job.location.coordinates}
          className="text-ink-soft text-sm [&_b]:font-head [&_b]:font-semibold [&_b]:text-brand [&_b]:text-lg"
        />
      </p>
    </div>
  );
}
