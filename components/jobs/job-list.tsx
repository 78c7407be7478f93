import type { JobSummary } from '@/lib/jobs/job';
import { jobList as text } from '@/messages/jobs/list';
import { JobCard } from './job-card';

export function JobList({
  jobs,
  isCompact = false,
  heading = 'h3',
}: {
  jobs: readonly JobSummary[];
  isCompact?: boolean;
  /** The level of the jobs' titles, below the list's heading. */
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul aria-label={text.jobs} className="grid grid-cols-1 gap-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} isCompact={isCompact} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
