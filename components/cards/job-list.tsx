import { intoHtmlAlone } from '@/lib/http/exchange.mjs';
import type { JobSummary } from '@/lib/jobs/job';
import { matchingTags } from '@/lib/jobs/matching-tags';
import { ringOf } from '@/lib/jobs/rings';
import { jobList as text } from '@/messages/jobs/list';
import { cardRow } from './card-row';
import { JobCards } from './job-cards';

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
  const rows = jobs.map((job, index) =>
    cardRow(job, {
      ring: isByDistance ? ringLabel(job, jobs[index - 1]) : '',
      tags: query === '' ? [] : matchingTags(job.tags, query),
    }),
  );
  return <JobCards rows={intoHtmlAlone('jobs', rows) ?? rows} heading={heading} isCompact={isCompact} />;
}

/** Names the circle of a job that is the first in it. */
function ringLabel(job: JobSummary, before: JobSummary | undefined): string {
  const ring = ringOf(job.distanceKm);
  if (job.distanceKm === null || (before && ringOf(before.distanceKm) === ring)) return '';
  return ring === null ? text.fartherAway : text.withinKm({ km: ring });
}
