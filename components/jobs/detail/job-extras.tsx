import { CheckIcon } from '@/components/ui/icons';
import type { Job } from '@/lib/jobs/job';
import { jobExtras as text } from '@/messages/jobs/detail';
import { scheduleDays } from './schedule-days';

/** When the work is and what comes with it; nothing where the posting says nothing. */
export function JobExtras({ job }: { job: Job }) {
  const week = scheduleDays(job.schedule);
  if (week.length === 0 && job.benefits.length === 0) return null;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {week.length > 0 && (
        <section aria-labelledby="job-schedule">
          <h2 id="job-schedule" className="text-xl">
            {text.schedule}
          </h2>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {week.map(({ day, parts }) => (
              <div key={day} className="contents">
                <dt className="text-ink-soft">{day}</dt>
                <dd>{parts.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {job.benefits.length > 0 && (
        <section aria-labelledby="job-benefits">
          <h2 id="job-benefits" className="text-xl">
            {text.benefits}
          </h2>
          <ul className="mt-3 grid gap-1.5">
            {job.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2">
                <CheckIcon className="mt-[0.25em] text-good" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
