import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { JobState } from '@/lib/jobs/job';
import * as routes from '@/lib/routes';
import { endedNotice as text } from '@/messages/jobs/detail';
import { RefusedApplication } from './refused-application';

const paused = { title: text.thisJobIsPaused, hint: text.theEmployerIsntTakingApplications };

const sentences: Record<Exclude<JobState, 'open'>, { title: string; hint: string }> = {
  paused,
  // Has no page; whoever opened it before is told no more than this.
  held: paused,
  closed: { title: text.thisJobIsClosed, hint: text.theEmployerIsNoLonger },
  expired: {
    title: text.thisJobHasExpired,
    hint: text.itIsNoLongerTaking,
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
    <>
      <RefusedApplication isPaused={sentences[state] === paused} />
      <Notice tone="warn" title={title}>
        <p>
          {hint} {hasRelatedJobs && text.nearbyOpenJobsAreBelow}
        </p>
        <p className="mt-3">
          <ButtonLink href={routes.search()} variant="secondary">
            {text.searchAllJobs}
          </ButtonLink>
        </p>
      </Notice>
    </>
  );
}
