import type { JobSummary } from '@/lib/jobs/job';
import { matchingTags } from '@/lib/jobs/matching-tags';
import { ringOf } from '@/lib/jobs/rings';
import { jobList as text } from '@/messages/jobs/list';
import { type CardRow, cardRow } from './card-row';

export type ListedJobs = {
  jobs: readonly JobSummary[];
  /** The words that were searched for: a card shows the tags that have them. */
  query?: string;
  /** Whether the nearest come first, so that the list can say where each circle begins. */
  isByDistance?: boolean;
};

/** What the cards of a list say, in its order. */
export function cardRows({ jobs, query = '', isByDistance = false }: ListedJobs): CardRow[] {
  const tagsOf = (job: JobSummary) => (query === '' ? [] : matchingTags(job.tags, query));
  return foldAlike(jobs).map(([job, ...others], index, openings) =>
    cardRow(job, {
      ring: isByDistance ? ringLabel(job, openings[index - 1]?.[0]) : '',
      tags: tagsOf(job),
      alike: others.map((each) => cardRow(each, { ring: '', tags: tagsOf(each), alike: [] })),
    }),
  );
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
