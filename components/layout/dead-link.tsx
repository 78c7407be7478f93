import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Missing } from './missing';

/** The 404 of an email's link that leads to nothing anymore: why, and the way on. */
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
    <Missing>
      <div className="page frame">
        <EmptyState as="h1" title={title} action={action}>
          {children}
        </EmptyState>
      </div>
    </Missing>
  );
}
