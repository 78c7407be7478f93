import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';

/** The specified empty state. */
export function NoTalentsFound({ action, heading = 'h3' }: { action?: ReactNode; heading?: 'h2' | 'h3' }) {
  return (
    <EmptyState title="No job seekers found" as={heading} action={action}>
      <p>Try adjusting your filters or increasing your search radius to find more candidates.</p>
    </EmptyState>
  );
}
