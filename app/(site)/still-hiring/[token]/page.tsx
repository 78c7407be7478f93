import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { StillHiringPrompt } from '@/components/postings/still-hiring/still-hiring-prompt';
import { getStillHiringQuestion } from '@/lib/postings/still-hiring/queries';
import { stillHiringResponses } from '@/lib/postings/still-hiring/question';
import * as routes from '@/lib/routes';
import { stillHiringToken as text } from '@/messages/pages/still-hiring';

/** Private: rendered for each request and never stored. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.title,
  robots: { index: false, follow: false },
  // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
  referrer: 'same-origin',
};

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The page linked in the weekly email about a job that may no longer be open. Opening it changes nothing (D29). */
export default async function StillHiringPage({ params, searchParams }: Props) {
  const [{ token }, { answer }] = await Promise.all([params, searchParams]);
  const question = await getStillHiringQuestion(token);
  if (!question) redirect(routes.expiredLink(routes.stillHiring(token)));
  const suggestedResponse = stillHiringResponses.find((option) => option === answer) ?? null;
  return <StillHiringPrompt question={question} token={token} suggestedResponse={suggestedResponse} />;
}
