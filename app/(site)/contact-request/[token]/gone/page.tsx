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

export const metadata: Metadata = { title: 'Request Not Found', referrer: 'same-origin' };

export default function UnknownRequestPage() {
  return (
    <Missing>
      <div className="page py-12">
        <EmptyState
          as="h1"
          title="We can’t find this request"
          action={<ButtonLink href={routes.contactRequests()}>Interested Companies</ButtonLink>}
        >
          The company took it back or closed its account, or part of the link is missing. The full link is in
          the email. Sign in to see all your requests.
        </EmptyState>
      </div>
    </Missing>
  );
}
