import { Card } from '@/components/ui/card';
import type { StillHiringAnswer, StillHiringQuestion } from '@/lib/postings/still-hiring/question';
import { StillHiringForm } from './still-hiring-form';

/** The weekly question about a job, with the answer that the mail's link proposed up front. */
export function StillHiring({
  question,
  token,
  proposed,
}: {
  question: StillHiringQuestion;
  token: string;
  proposed: StillHiringAnswer | null;
}) {
  return (
    <div className="page py-8 sm:py-12">
      <Card as="section" padding="roomy" className="mx-auto max-w-[38rem]">
        <h1 className="text-3xl">Still hiring?</h1>
        <p className="mt-2 text-lg">
          {question.title} at {question.companyName}
        </p>
        <p className="mt-3 text-ink-soft">{stateOf(question)}</p>
        <StillHiringForm
          token={token}
          proposed={proposed}
          isOver={question.state === 'closed' || question.state === 'expired'}
        />
      </Card>
    </div>
  );
}

function stateOf({ state, isPausedBySilence }: StillHiringQuestion): string {
  if (state === 'open') return 'The job is open and taking applications.';
  if (state === 'closed') return 'The job is closed. Applicants still waiting for an answer get an email.';
  if (state === 'expired') return 'This job has expired. You can renew it under My Job Postings.';
  return isPausedBySilence
    ? 'The job is paused because we didn’t get an answer. “Yes” reopens it.'
    : 'You paused this job. You can reopen it under My Job Postings.';
}
