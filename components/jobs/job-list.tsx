import type { JobSummary } from '@/lib/jobs/job';
import { matchingTags } from '@/lib/jobs/matching-tags';
import { ringOf } from '@/lib/jobs/rings';
import { jobList as text } from '@/messages/jobs/list';
import { JobCard } from './job-card';

type JobListProps = {
  jobs: readonly JobSummary[];
  isCompact?: boolean;
  /** The level of the jobs' titles, below the list's heading. */
  heading?: 'h2' | 'h3';
  /** The words that were searched for: a card shows the tags that have them. */
  query?: string;
  /** Whether the nearest come first, so that the list can say where each circle begins. */
  isByDistance?: boolean;
};

export function JobList({
  jobs,
  isCompact = false,
  heading = 'h3',
  query = '',
  isByDistance = false,
}: JobListProps) {
  return (
    <ul aria-label={text.jobs} className="job-list">
      {jobs.map((job, index) => (
        <li key={job.id}>
          {isByDistance && <Ring of={job} after={jobs[index - 1]} />}
          <JobCard
            job={job}
            isCompact={isCompact}
            heading={heading}
            tags={query === '' ? [] : matchingTags(job.tags, query)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Names the circle of a job that is the first in it. */
function Ring({ of: job, after: before }: { of: JobSummary; after: JobSummary | undefined }) {
  const ring = ringOf(job.distanceKm);
  if (job.distanceKm === null || (before && ringOf(before.distanceKm) === ring)) return null;
  return <p className="job-ring">{ring === null ? text.fartherAway : text.withinKm({ km: ring })}</p>;
}
