import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { stillHiringTokenGone as text } from '@/messages/pages/still-hiring';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.questionNotFound, referrer: 'same-origin' };

export default function UnknownQuestionPage() {
  return (
    <Missing>
      <div className="page frame">
        <EmptyState
          as="h1"
          title={text.thisLinkNoLongerWorks}
          action={<ButtonLink href={routes.employerJobs()}>{text.myJobPostings}</ButtonLink>}
        >
          {text.weveAskedAgainSinceThen}
        </EmptyState>
      </div>
    </Missing>
  );
}
