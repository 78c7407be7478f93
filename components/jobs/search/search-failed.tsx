import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AlertIcon } from '@/components/ui/icons';

/** The specified failure, with our own detail and the id under which the log has the rest (D18a). */
export function SearchFailed({ faultId, retryHref }: { faultId: string; retryHref: string }) {
  return (
    <div role="alert">
      <EmptyState
        title="Error loading jobs"
        icon={<AlertIcon />}
        // A plain request: what failed once must not come back from the browser's cache of pages.
        action={
          <ButtonLink href={retryHref} prefetch={false}>
            Try again
          </ButtonLink>
        }
      >
        <p>
          Failed to load jobs. That’s on us, and trying again often helps. Error reference:{' '}
          <code>{faultId}</code>
        </p>
      </EmptyState>
    </div>
  );
}
