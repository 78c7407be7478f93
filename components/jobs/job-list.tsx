import type { JobSummary } from '@/lib/jobs/job';
import { JobCard } from './job-card';

export function JobList({ jobs, isCompact = false }: { jobs: readonly JobSummary[]; isCompact?: boolean }) {
  return (
    <ul aria-label="Jobs" className="grid gap-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  );
}
