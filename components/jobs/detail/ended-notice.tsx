import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { JobState } from '@/lib/jobs/job';
import { routes } from '@/lib/routes';

const sentences: Record<Exclude<JobState, 'open'>, { title: string; hint: string }> = {
  paused: {
    title: 'This job is paused',
    hint: 'The employer does not take applications at the moment. It may come back.',
  },
  closed: { title: 'This job is closed', hint: 'The employer does not take applications any more.' },
  expired: {
    title: 'This job has expired',
    hint: 'Its time is over, and it does not take applications any more.',
  },
};

/** Why there is nothing to apply to, in the place of the apply button (D20). */
export function EndedNotice({
  state,
  hasRelatedJobs,
}: {
  state: Exclude<JobState, 'open'>;
  hasRelatedJobs: boolean;
}) {
  const { title, hint } = sentences[state];
  return (
    <Notice tone="warn" title={title}>
      <p>
        {hint} {hasRelatedJobs && 'The nearest open jobs stand below.'}
      </p>
      <p className="mt-3">
        <ButtonLink href={routes.search()} variant="secondary">
          Search all jobs
        </ButtonLink>
      </p>
    </Notice>
  );
}
