import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { StillHiring } from '@/components/postings/still-hiring/still-hiring';
import { findStillHiring } from '@/lib/postings/still-hiring/queries';
import { stillHiringAnswers } from '@/lib/postings/still-hiring/question';
import * as routes from '@/lib/routes';
import { stillHiringToken as text } from '@/messages/pages/still-hiring';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.stillHiring,
  robots: { index: false, follow: false },
  // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
  referrer: 'same-origin',
};

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Where the links of the weekly mail lead: it asks, and changes nothing by being opened (D29). */
export default async function StillHiringPage({ params, searchParams }: Props) {
  const [{ token }, { answer }] = await Promise.all([params, searchParams]);
  const question = await findStillHiring(token);
  if (!question) redirect(routes.gone(routes.stillHiring(token)));
  const proposed = stillHiringAnswers.find((each) => each === answer) ?? null;
  return <StillHiring question={question} token={token} proposed={proposed} />;
}
