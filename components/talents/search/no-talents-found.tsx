import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { UsersIcon } from '@/components/ui/icons';

/** The specified empty state. */
export function NoTalentsFound({ action }: { action?: ReactNode }) {
  return (
    <EmptyState title="No job seekers found" icon={<UsersIcon />} as="h3" action={action}>
      <p>Try adjusting your filters or increasing your search radius to find more candidates.</p>
    </EmptyState>
  );
}
