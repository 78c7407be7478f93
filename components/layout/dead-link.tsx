import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { NotFoundContent } from './not-found-content';

/** The 404 of an expired or unknown link of an email, with a reason and a next step. */
export function DeadLink({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <NotFoundContent>
      <div className="page frame">
        <EmptyState as="h1" title={title} action={action}>
          {children}
        </EmptyState>
      </div>
    </NotFoundContent>
  );
}
