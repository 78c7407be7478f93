import type { ReactNode } from 'react';
import { loadFailed as text } from '@/messages/ui/messages';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';

/** Stands for what could not be loaded, with the id under which the log has the rest (D18a). */
export function LoadFailed({
  title,
  faultId,
  retryHref,
  children,
}: {
  title: string;
  faultId: string;
  retryHref: string;
  /** What the title leaves out. */
  children?: ReactNode;
}) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        // A plain request: what failed once must not come back from the browser's cache of pages.
        action={
          <ButtonLink href={retryHref} prefetch={false}>
            {text.tryAgain}
          </ButtonLink>
        }
      >
        <p>{text.errorReference({ children, faultId: <code>{faultId}</code> })}</p>
      </EmptyState>
    </div>
  );
}
