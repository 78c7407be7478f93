import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { JobState } from '@/lib/jobs/job';
import { routes } from '@/lib/routes';

const sentences: Record<Exclude<JobState, 'open'>, { title: string; hint: string }> = {
  paused: {
    title: 'This job is paused',
    hint: 'The employer isn’t taking applications right now. The job may open again.',
  },
  closed: { title: 'This job is closed', hint: 'The employer is no longer taking applications.' },
  expired: {
    title: 'This job has expired',
    hint: 'It is no longer taking applications.',
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
        {hint} {hasRelatedJobs && 'Nearby open jobs are below.'}
      </p>
      <p className="mt-3">
        <ButtonLink href={routes.search()} variant="secondary">
          Search all jobs
        </ButtonLink>
      </p>
    </Notice>
  );
}
