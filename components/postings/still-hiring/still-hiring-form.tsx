'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import type { JobState } from '@/lib/jobs/job';
import { answerStillHiring } from '@/lib/postings/still-hiring/actions';
import type { StillHiringAnswer } from '@/lib/postings/still-hiring/question';
import { stillHiringForm as text } from '@/messages/postings/still-hiring';

const outcomes: Record<JobState, string> = text.outcomes;

/** Two buttons, each a POST; the one that the mail's link named comes first. */
export function StillHiringForm({
  token,
  proposed,
  isOver,
}: {
  token: string;
  proposed: StillHiringAnswer | null;
  /** Nothing is left to ask. */
  isOver: boolean;
}) {
  const [answer, send, isSending] = useSubmit(answerStillHiring);
  if (answer?.ok) return <Notice tone="good" title={outcomes[answer.data.state]} announce className="mt-5" />;
  if (isOver) return null;
  const isFilledFirst = proposed === 'filled';
  const yes = (
    <SubmitButton
      key="yes"
      name="answer"
      value="yes"
      variant={isFilledFirst ? 'secondary' : 'primary'}
      isPending={isSending}
      pending={text.saving}
    >
      {text.yesKeepItOpen}
    </SubmitButton>
  );
  const filled = (
    <SubmitButton
      key="filled"
      name="answer"
      value="filled"
      variant={isFilledFirst ? 'primary' : 'secondary'}
      isPending={isSending}
      pending={text.saving}
    >
      {text.itsFilledCloseIt}
    </SubmitButton>
  );
  return (
    <form action={send} className="mt-5 grid gap-4">
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">{isFilledFirst ? [filled, yes] : [yes, filled]}</div>
    </form>
  );
}
