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
          title="This link no longer works"
          action={<ButtonLink href={routes.employerJobs()}>My Job Postings</ButtonLink>}
        >
          We’ve asked again since then, the job was deleted, or part of the link is missing. Use the link in
          our latest email about the job. When you’re signed in, you can reopen, pause or close your jobs
          anytime.
        </EmptyState>
      </div>
    </Missing>
  );
}
