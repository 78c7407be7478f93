import type { Metadata } from 'next';
import { DeadLink } from '@/components/layout/dead-link';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { stillHiringTokenGone as text } from '@/messages/pages/still-hiring';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.questionNotFound, referrer: 'same-origin' };

export default function UnknownQuestionPage() {
  return (
    <DeadLink
      title={text.thisLinkNoLongerWorks}
      action={<ButtonLink href={routes.employerJobs()}>{text.myJobPostings}</ButtonLink>}
    >
      {text.weveAskedAgainSinceThen}
    </DeadLink>
  );
}
