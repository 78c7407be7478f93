import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { JobState } from '@/lib/jobs/job';
import * as routes from '@/lib/routes';
import { endedNotice as text } from '@/messages/jobs/detail';
import { RefusedApplication } from './refused-application';

const paused = { title: text.pausedTitle, hint: text.pausedHint };

const noticeTexts: Record<Exclude<JobState, 'open'>, { title: string; hint: string }> = {
  paused,
  // A held job has no page. Visitors who already opened it must not learn the reason.
  held: paused,
  closed: { title: text.closedTitle, hint: text.closedHint },
  expired: {
    title: text.expiredTitle,
    hint: text.expiredHint,
  },
};

/** Replaces the apply button of a job that doesn't accept applications (D20). */
export function EndedNotice({
  state,
  hasRelatedJobs,
}: {
  state: Exclude<JobState, 'open'>;
  hasRelatedJobs: boolean;
}) {
  const { title, hint } = noticeTexts[state];
  return (
    <>
      <RefusedApplication isPaused={noticeTexts[state] === paused} />
      <Notice tone="warn" title={title}>
        <p>
          {hint} {hasRelatedJobs && text.relatedJobsHint}
        </p>
        <p className="mt-3">
          <ButtonLink href={routes.search()} variant="secondary">
            {text.searchLink}
          </ButtonLink>
        </p>
      </Notice>
    </>
  );
}
