import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';

/** The specified empty state of both lists. */
export function NoAlerts({ create, children }: { create: ReactNode; children: string }) {
  return (
    <EmptyState title="No Alerts Set" action={create}>
      <p>{children}</p>
    </EmptyState>
  );
}
