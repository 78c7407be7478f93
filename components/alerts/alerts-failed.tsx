import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AlertIcon } from '@/components/ui/icons';
import { alertMessages } from '@/lib/alerts/schema';

/** Stands for a list that could not be read. */
export function AlertsFailed({ faultId, retryHref }: { faultId: string; retryHref: string }) {
  return (
    <div role="alert">
      <EmptyState
        title={alertMessages.loadFailed}
        icon={<AlertIcon />}
        action={
          <ButtonLink href={retryHref} prefetch={false}>
            Try again
          </ButtonLink>
        }
      >
        <p>
          Error reference: <code>{faultId}</code>
        </p>
      </EmptyState>
    </div>
  );
}
