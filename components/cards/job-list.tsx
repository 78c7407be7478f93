import type { ReactNode } from 'react';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import type { SavableJob } from '@/components/saved/jobs/use-saved-job';
import { HideableItem, HideableList } from '@/components/saved/seen/hideable-list';
import type { JobSummary } from '@/lib/jobs/job';
import { matchingTags } from '@/lib/jobs/matching-tags';
import { ringOf } from '@/lib/jobs/rings';
import { jobList as text } from '@/messages/jobs/list';
import { type CardHeading, JobCard } from './job-card';
import { MilesHint } from './miles-hint';

export type ListedJobs = {
  jobs: readonly JobSummary[];
  /** The words that were searched for: a card shows the tags that have them. */
  query?: string;
  /** Whether the nearest come first, so that the list can say where each circle begins. */
  isByDistance?: boolean;
};

type JobListProps = ListedJobs & {
  /** The id of its element. */
  name?: string;
  /** The level of the jobs' titles, below the list's heading. */
  heading?: CardHeading;
};

/** Jobs as a list of cards. */
export function JobList({
  jobs,
  query = '',
  isByDistance = false,
  name = 'jobs',
  heading = 'h3',
}: JobListProps) {
  const openings = foldAlike(jobs);
  const lookOf = (job: JobSummary) => ({
    heading,
    tags: query === '' ? [] : matchingTags(job.tags, query),
  });
  return (
    <HideableList name={name} label={text.jobs} jobIds={openings.map(([{ id }]) => id)}>
      {openings.map(([job, ...alike], index) => (
        <ListedJob
          key={job.id}
          job={job}
          {...lookOf(job)}
          ring={isByDistance ? ringLabel(job, openings[index - 1]?.[0]) : null}
          isFirst={index === 0}
        >
          {alike.length > 0 && (
            <details className="job-fold">
              <summary>
                {text.moreLikeThis({ count: alike.length })}
                <span className="sr-only">: {job.title}</span>
              </summary>
              <HideableList jobIds={alike.map(({ id }) => id)}>
                {alike.map((each) => (
                  <ListedJob key={each.id} job={each} {...lookOf(each)} />
                ))}
              </HideableList>
            </details>
          )}
        </ListedJob>
      ))}
    </HideableList>
  );
}

type ListedJobProps = {
  job: JobSummary;
  tags: readonly string[];
  heading: CardHeading;
  /** 'Within 3 km', where its circle begins. */
  ring?: string | null;
  isFirst?: boolean;
  /** What stands below its card. */
  children?: ReactNode;
};

function ListedJob({ job, tags, heading, ring = null, isFirst = false, children }: ListedJobProps) {
  const savable: SavableJob = { jobId: job.id, title: job.title, companyName: job.company.name };
  return (
    <HideableItem
      job={savable}
      above={
        ring !== null && (
          <p className="job-ring">
            <InChosenUnit>{ring}</InChosenUnit>
            {isFirst && <MilesHint />}
          </p>
        )
      }
      below={children}
    >
      <JobCard job={job} savable={savable} tags={tags} heading={heading} />
    </HideableItem>
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
function ringLabel(job: JobSummary, before: JobSummary | undefined): string | null {
  const ring = ringOf(job.distanceKm);
  if (job.distanceKm === null || (before && ringOf(before.distanceKm) === ring)) return null;
  return ring === null ? text.fartherAway : text.withinKm({ km: ring });
}
