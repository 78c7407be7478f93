import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Your account is deleted', robots: { index: false } };

export default function AccountDeletedPage() {
  return (
    <div className="page py-12">
      <EmptyState
        as="h1"
        title="Your account is deleted"
        action={<ButtonLink href={routes.home()}>Go to the home page</ButtonLink>}
      >
        Everything in it is gone, and so is what this browser stored about you. We’re emailing you a
        confirmation. You can still look for jobs and apply without an account.
      </EmptyState>
    </div>
  );
}
