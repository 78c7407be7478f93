import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as routes from '@/lib/routes';
import { accountDeleted as text } from '@/messages/pages/account';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

export default function AccountDeletedPage() {
  return (
    <div className="page frame">
      <EmptyState
        as="h1"
        title={text.title}
        action={<ButtonLink href={routes.home()}>{text.homeLink}</ButtonLink>}
      >
        {text.text}
      </EmptyState>
    </div>
  );
}
