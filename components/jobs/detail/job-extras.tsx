import { CheckIcon } from '@/components/ui/icons';
import { tagLabel } from '@/lib/employment/tag-label';
import type { Job } from '@/lib/jobs/job';
import { toWorkingWeek } from '@/lib/jobs/working-week';
import { jobExtras as text } from '@/messages/jobs/detail';
import { WeekTable } from './week-table';

export function JobExtras({ job }: { job: Pick<Job, 'schedule' | 'benefits'> }) {
  // Old postings may contain slots that no longer exist.
  const hasWeek = toWorkingWeek(job.schedule).some(({ parts }) => parts.length > 0);
  if (!hasWeek && job.benefits.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-8">
      {hasWeek && (
        <section aria-labelledby="job-schedule" className="w-full max-w-md">
          <h2 id="job-schedule" className="text-xl">
            {text.schedule}
          </h2>
          <WeekTable slots={job.schedule} />
        </section>
      )}
      {job.benefits.length > 0 && (
        <section aria-labelledby="job-benefits">
          <h2 id="job-benefits" className="text-xl">
            {text.benefits}
          </h2>
          <ul className="mt-3 grid grid-cols-1 gap-1.5">
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

/** The posting's tags, with the specified heading. */
export function JobSkills({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="job-skills">
      <h2 id="job-skills" className="text-xl">
        {text.skillsTitle}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="max-w-full break-words rounded-sm bg-brand-soft px-2.5 py-1 text-brand text-sm"
          >
            {tagLabel(tag)}
          </li>
        ))}
      </ul>
    </section>
  );
}
