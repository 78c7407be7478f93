import type { CardHeading } from './card-markup';
import { cardRows, type ListedJobs } from './card-rows';
import { JobCards } from './job-cards';

type JobListProps = ListedJobs & {
  /** The id of its element. */
  name?: string;
  /** The level of the jobs' titles, below the list's heading. */
  heading?: CardHeading;
};

export const JobList = ({ name = 'jobs', heading = 'h3', ...listed }: JobListProps) => (
  <JobCards name={name} rows={cardRows(listed)} heading={heading} />
);
