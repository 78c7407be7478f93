import { intoHtmlAlone } from '@/lib/http/exchange.mjs';
import type { JobSummary } from '@/lib/jobs/job';
import { matchingTags } from '@/lib/jobs/matching-tags';
import { ringOf } from '@/lib/jobs/rings';
import { jobList as text } from '@/messages/jobs/list';
import { cardRow } from './card-row';
import { JobCards } from './job-cards';

type JobListProps = {
  jobs: readonly JobSummary[];
  /** The level of the jobs' titles, below the list's heading. */
  heading?: 'h2' | 'h3';
  /** The words that were searched for: a card shows the tags that have them. */
  query?: string;
  /** Whether the nearest come first, so that the list can say where each circle begins. */
  isByDistance?: boolean;
};

export function JobList({ jobs, heading = 'h3', query = '', isByDistance = false }: JobListProps) {
  const tagsOf = (job: JobSummary) => (query === '' ? [] : matchingTags(job.tags, query));
  const openings = foldAlike(jobs);
  const rows = openings.map(([job, ...others], index) =>
    cardRow(job, {
      ring: isByDistance ? ringLabel(job, openings[index - 1]?.[0]) : '',
      tags: tagsOf(job),
      alike: others.map((each) => cardRow(each, { ring: '', tags: tagsOf(each), alike: [] })),
    }),
  );
  return <JobCards rows={intoHtmlAlone('jobs', rows) ?? rows} heading={heading} />;
}

/** Openings of one title at one company in one city together, where the first of them stands. */
function foldAlike(jobs: readonly JobSummary[]): [JobSummary, ...JobSummary[]][] {
  const openings = new Map<string, [JobSummary, ...JobSummary[]]>();
  for (const job of jobs) {
    const { city, state } = job.location.address;
    const key = JSON.stringify([job.title, job.company.name, job.company.logo, city, state]);
    const alike = openings.get(key);
    if (alike) alike.push(job);
    else openings.set(key, [job]);
  }
  return [...openings.values()];
}

/** Names the circle of a job that is the first in it. */
function ringLabel(job: JobSummary, before: JobSummary | undefined): string {
  const ring = ringOf(job.distanceKm);
  if (job.distanceKm === null || (before && ringOf(before.distanceKm) === ring)) return '';
  return ring === null ? text.fartherAway : text.withinKm({ km: ring });
}
