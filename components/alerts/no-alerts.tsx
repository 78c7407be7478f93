import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { noAlerts as text } from '@/messages/alerts/list';

/** The empty state of the lists of job alerts and talent alerts, as specified. */
export function NoAlerts({ create, children }: { create: ReactNode; children: string }) {
  return (
    <EmptyState title={text.title} action={create}>
      <p>{children}</p>
    </EmptyState>
  );
}
