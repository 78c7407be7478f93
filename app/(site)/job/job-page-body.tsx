import { ApplySection } from '@/components/applications/apply-section';
import { JobDetail } from '@/components/jobs/detail/job-detail';
import { type JobPage, relatedJobs } from '@/lib/jobs/find-job';

/** What every address of a job shows. */
export async function JobPageBody({ job, asksBirthDate }: JobPage) {
  return (
    <JobDetail
      job={job}
      related={await relatedJobs(job)}
      apply={<ApplySection job={job} asksBirthDate={asksBirthDate} />}
    />
  );
}
