import type { StillHiringAnswer, StillHiringQuestion } from '@/lib/postings/still-hiring/question';
import { stillHiring as text } from '@/messages/postings/still-hiring';
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
    <StillHiringForm
      token={token}
      proposed={proposed}
      isOver={question.state === 'closed' || question.state === 'expired'}
    >
      <p className="text-lg">{text.at({ title: question.title, companyName: question.companyName })}</p>
      <p className="mt-3 text-ink-soft">{stateOf(question)}</p>
    </StillHiringForm>
  );
}

function stateOf({ state, isPausedBySilence }: StillHiringQuestion): string {
  if (state === 'open') return text.theJobIsOpenAnd;
  if (state === 'closed') return text.theJobIsClosedApplicants;
  if (state === 'expired') return text.thisJobHasExpiredYou;
  if (state === 'held') return text.theJobIsHeld;
  return isPausedBySilence ? text.theJobIsPausedBecause : text.youPausedThisJobYou;
}
