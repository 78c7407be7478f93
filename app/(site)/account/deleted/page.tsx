import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as routes from '@/lib/routes';
import { accountDeleted as text } from '@/messages/pages/account';

export const metadata: Metadata = { title: text.yourAccountIsDeleted, robots: { index: false } };

export default function AccountDeletedPage() {
  return (
    <div className="page frame">
      <EmptyState
        as="h1"
        title={text.yourAccountIsDeleted}
        action={<ButtonLink href={routes.home()}>{text.goToTheHomePage}</ButtonLink>}
      >
        {text.everythingInItIsGone}
      </EmptyState>
    </div>
  );
}
