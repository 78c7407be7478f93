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

export default function UnknownJobContactPage() {
  return (
    <Missing>
      <div className="page py-12">
        <EmptyState
          as="h1"
          title="This link no longer works"
          action={<ButtonLink href={routes.home()}>Go to the home page</ButtonLink>}
        >
          We’ve sent you a newer email since then, the company closed its account, or part of the link is
          missing. The full link is in the email.
        </EmptyState>
      </div>
    </Missing>
  );
}
