import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { noTalentsFound as text } from '@/messages/talents/search';

/** The specified empty state. */
export function NoTalentsFound({ action, heading = 'h3' }: { action?: ReactNode; heading?: 'h2' | 'h3' }) {
  return (
    <EmptyState title={text.title} as={heading} action={action}>
      <p>{text.hint}</p>
    </EmptyState>
  );
}
