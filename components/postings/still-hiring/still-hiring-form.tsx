'use client';

import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import type { JobState } from '@/lib/jobs/job';
import { answerStillHiring } from '@/lib/postings/still-hiring/actions';
import type { StillHiringAnswer } from '@/lib/postings/still-hiring/question';
import { stillHiringForm as text } from '@/messages/postings/still-hiring';

const outcomes: Record<JobState, string> = text.outcomes;

/** The question about the job in `children`, and then thanks in its place. */
export function StillHiringForm({ children, ...question }: QuestionProps & { children: ReactNode }) {
  const [answer, send, isSending] = useSubmit(answerStillHiring);
  const title = answer?.ok ? text.thanks : text.stillHiring;
  useDocumentTitle(title);
  return (
    <div className="page frame">
      <h1 className="text-3xl">{title}</h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        {children}
        {answer?.ok ? (
          <Notice tone="good" title={outcomes[answer.data.state]} announce className="mt-5" />
        ) : (
          <Question {...question} failure={answer?.message} send={send} isSending={isSending} />
        )}
      </Card>
    </div>
  );
}

type QuestionProps = {
  token: string;
  proposed: StillHiringAnswer | null;
  /** Nothing is left to ask. */
  isOver: boolean;
};

/** Two buttons, each a POST; the one that the mail's link named comes first. */
function Question({
  token,
  proposed,
  isOver,
  failure,
  send,
  isSending,
}: QuestionProps & {
  failure: string | undefined;
  send: (form: FormData) => void;
  isSending: boolean;
}) {
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
      {failure && <Notice tone="danger" title={failure} announce />}
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">{isFilledFirst ? [filled, yes] : [yes, filled]}</div>
    </form>
  );
}
