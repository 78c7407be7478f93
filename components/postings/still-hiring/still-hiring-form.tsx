'use client';

import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import type { JobState } from '@/lib/jobs/job';
import { respondToStillHiring } from '@/lib/postings/still-hiring/actions';
import type { StillHiringResponse } from '@/lib/postings/still-hiring/question';
import { stillHiringForm as text } from '@/messages/postings/still-hiring';

const outcomes: Record<JobState, string> = text.outcomes;
const buttonLabels: Record<StillHiringResponse, string> = { yes: text.yesButton, filled: text.filledButton };

/** The question about the job in `children`. After the answer, thanks and the new state replace it. */
export function StillHiringForm({ children, ...question }: QuestionProps & { children: ReactNode }) {
  const [result, send, isSending] = useSubmit(respondToStillHiring);
  const title = result?.ok ? text.thanksTitle : text.title;
  useDocumentTitle(title);
  return (
    <div className="page frame">
      <h1 className="text-3xl">{title}</h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        {children}
        {result?.ok ? (
          <Notice tone="good" title={outcomes[result.data.state]} announce className="mt-5" />
        ) : (
          <Question {...question} failure={result?.message} send={send} isSending={isSending} />
        )}
      </Card>
    </div>
  );
}

type QuestionProps = {
  token: string;
  suggestedResponse: StillHiringResponse | null;
  /** True if the job has ended, so there is no question. */
  hasEnded: boolean;
};

/** A button for each answer. The answer that the opened link suggests comes first. */
function Question({
  token,
  suggestedResponse,
  hasEnded,
  failure,
  send,
  isSending,
}: QuestionProps & {
  failure: string | undefined;
  send: (form: FormData) => void;
  isSending: boolean;
}) {
  if (hasEnded) return null;
  const responses: StillHiringResponse[] =
    suggestedResponse === 'filled' ? ['filled', 'yes'] : ['yes', 'filled'];
  return (
    <form action={send} className="mt-5 grid gap-4">
      {failure && <Notice tone="danger" title={failure} announce />}
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        {responses.map((response, index) => (
          <SubmitButton
            key={response}
            name="answer"
            value={response}
            variant={index === 0 ? 'primary' : 'secondary'}
            isPending={isSending}
            pendingLabel={text.saving}
          >
            {buttonLabels[response]}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}
