import type { StillHiringQuestion, StillHiringResponse } from '@/lib/postings/still-hiring/question';
import { stillHiring as text } from '@/messages/postings/still-hiring';
import { StillHiringForm } from './still-hiring-form';

/** The page of a "Still hiring?" link: the job, its state and the buttons to answer. */
export function StillHiringPrompt({
  question,
  token,
  suggestedResponse,
}: {
  question: StillHiringQuestion;
  token: string;
  suggestedResponse: StillHiringResponse | null;
}) {
  return (
    <StillHiringForm
      token={token}
      suggestedResponse={suggestedResponse}
      hasEnded={question.state === 'closed' || question.state === 'expired'}
    >
      <p className="text-lg">
        {text.jobAtCompany({ title: question.title, companyName: question.companyName })}
      </p>
      <p className="mt-3 text-ink-soft">{getStateText(question)}</p>
    </StillHiringForm>
  );
}

function getStateText({ state, isPausedAutomatically }: StillHiringQuestion): string {
  if (state === 'open') return text.open;
  if (state === 'closed') return text.closed;
  if (state === 'expired') return text.expired;
  if (state === 'held') return text.held;
  return isPausedAutomatically ? text.pausedAutomatically : text.pausedByEmployer;
}
