import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';

/** The link is not known, or a newer mail has replaced it. */
export default function StillHiringNotFound() {
  return (
    <div className="page py-12">
      <EmptyState
        as="h1"
        title="This question is over"
        action={<ButtonLink href={routes.employerJobs()}>My Job Postings</ButtonLink>}
      >
        A newer mail may have replaced this link, or the job is deleted. Signed in, you can open, pause and
        close your jobs at any time.
      </EmptyState>
    </div>
  );
}
