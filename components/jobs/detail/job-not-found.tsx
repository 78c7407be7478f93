import { ButtonLink } from '@/components/ui/button';
import type { GoneJob } from '@/lib/jobs/gone-job';
import { routes } from '@/lib/routes';
import { NearestJobs } from './nearest-jobs';

const hints: Record<GoneJob['gone'], string> = {
  'Job not found': 'It may have been filled, or part of the link is missing.',
  'Invalid job URL': 'Part of the link is missing. Search for the job by its title instead.',
};

/** The 404 of an address where a job was or could be (D37): why, and the nearest open ones where a place is known. */
export function JobNotFound({ gone, near }: GoneJob) {
  return (
    <div className="page py-16 sm:py-24">
      <div className="measure">
        <h1 className="text-3xl">Job Not Found</h1>
        <p className="mt-4 text-ink-soft text-lg">
          <strong className="font-semibold text-ink">{gone}.</strong> {hints[gone]}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.search()}>Search all jobs</ButtonLink>
          <ButtonLink href={near ? routes.city(near.state, near.city) : routes.home()} variant="secondary">
            {near ? `See the jobs in ${near.city}` : 'Go to the home page'}
          </ButtonLink>
        </div>
      </div>
      <NearestJobs near={near} />
    </div>
  );
}
