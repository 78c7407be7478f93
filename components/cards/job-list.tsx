import type { ReactNode } from 'react';
import { DistanceText } from '@/components/places/distance-text';
import type { SavableJob } from '@/components/saved/jobs/use-saved-job';
import { HideableItem, HideableList } from '@/components/saved/seen/hideable-list';
import { getDistanceRing } from '@/lib/jobs/distance-rings';
import type { JobSummary } from '@/lib/jobs/job';
import { findMatchingTags } from '@/lib/jobs/matching-tags';
import { jobList as text } from '@/messages/jobs/list';
import { type CardHeading, JobCard } from './job-card';
import { MilesHint } from './miles-hint';

export type JobListData = {
  jobs: readonly JobSummary[];
  /** The searched words. A card shows the tags that match them. */
  query?: string;
  /** Whether the nearest come first. The list then has headings for distance rings. */
  isByDistance?: boolean;
};

type JobListProps = JobListData & {
  name?: string;
  heading?: CardHeading;
};

export function JobList({
  jobs,
  query = '',
  isByDistance = false,
  name = 'jobs',
  heading = 'h3',
}: JobListProps) {
  const jobGroups = groupSimilarJobs(jobs);
  const getCardProps = (job: JobSummary) => ({
    heading,
    tags: query === '' ? [] : findMatchingTags(job.tags, query),
  });
  return (
    <HideableList name={name} label={text.jobs} jobIds={jobGroups.map(([{ id }]) => id)}>
      {jobGroups.map(([job, ...similarJobs], index) => (
        <JobListItem
          key={job.id}
          job={job}
          {...getCardProps(job)}
          ring={isByDistance ? ringLabel(job, jobGroups[index - 1]?.[0]) : null}
          isFirst={index === 0}
        >
          {similarJobs.length > 0 && (
            <details className="job-fold">
              <summary>
                {text.moreLikeThis({ count: similarJobs.length })}
                <span className="sr-only">: {job.title}</span>
              </summary>
              <HideableList jobIds={similarJobs.map(({ id }) => id)}>
                {similarJobs.map((similar) => (
                  <JobListItem key={similar.id} job={similar} {...getCardProps(similar)} />
                ))}
              </HideableList>
            </details>
          )}
        </JobListItem>
      ))}
    </HideableList>
  );
}

type JobListItemProps = {
  job: JobSummary;
  tags: readonly string[];
  heading: CardHeading;
  /** Heading such as 'Within 3 km', for the first job of a ring. */
  ring?: string | null;
  isFirst?: boolean;
  children?: ReactNode;
};

function JobListItem({ job, tags, heading, ring = null, isFirst = false, children }: JobListItemProps) {
  const savable: SavableJob = { jobId: job.id, title: job.title, companyName: job.company.name };
  return (
    <HideableItem
      job={savable}
      before={
        ring !== null && (
          <p className="distance-heading">
            <DistanceText>{ring}</DistanceText>
            {isFirst && <MilesHint />}
          </p>
        )
      }
      after={children}
    >
      <JobCard job={job} savable={savable} tags={tags} heading={heading} />
    </HideableItem>
  );
}

/** Groups jobs with the same title, company and city, at the position of the first of them. */
function groupSimilarJobs(jobs: readonly JobSummary[]): [JobSummary, ...JobSummary[]][] {
  const groups = new Map<string, [JobSummary, ...JobSummary[]]>();
  for (const job of jobs) {
    const { city, state } = job.location.address;
    const key = JSON.stringify([job.title, job.company.name, job.company.logo, city, state]);
    const group = groups.get(key);
    if (group) group.push(job);
    else groups.set(key, [job]);
  }
  return [...groups.values()];
}

/** Returns the heading of a ring for its first job, else null. */
function ringLabel(job: JobSummary, previousJob: JobSummary | undefined): string | null {
  const ring = getDistanceRing(job.distanceKm);
  if (job.distanceKm === null || (previousJob && getDistanceRing(previousJob.distanceKm) === ring))
    return null;
  return ring === null ? text.fartherAway : text.withinKm({ km: ring });
}
