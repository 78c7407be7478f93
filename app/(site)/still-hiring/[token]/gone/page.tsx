import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Question Not Found', referrer: 'same-origin' };

export default function UnknownQuestionPage() {
  return (
    <Missing>
      <div className="page py-12">
        <EmptyState
          as="h1"
          title="This question is over"
          action={<ButtonLink href={routes.employerJobs()}>My Job Postings</ButtonLink>}
        >
          We asked again since, the job was deleted, or a part of the link is missing. The links in our newest
          email about the job work. Signed in, you can open, pause and close your jobs at any time.
        </EmptyState>
      </div>
    </Missing>
  );
}
