import type { ReactNode } from 'react';
import { loadFailed as text } from '@/messages/ui/messages';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';

/** Replaces content that failed to load, with the reference of the logged error (D18a). */
export function LoadFailed({
  title,
  errorId,
  retryHref,
  children,
}: {
  title: string;
  errorId: string;
  retryHref: string;
  /** More details. */
  children?: ReactNode;
}) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        // Not prefetched, so that the failed page doesn't come from the router cache.
        action={
          <ButtonLink href={retryHref} prefetch={false}>
            {text.tryAgain}
          </ButtonLink>
        }
      >
        <p>{text.errorReference({ children, errorId: <code>{errorId}</code> })}</p>
      </EmptyState>
    </div>
  );
}
