import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { BellIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';

/** The secret of a link belongs to no alert, or to none any more. */
export function AlertGone({ title, children }: { title: string; children: string }) {
  return (
    <div className="page max-w-3xl py-12">
      <EmptyState
        as="h1"
        title={title}
        icon={<BellIcon />}
        action={<ButtonLink href={routes.newAlert()}>Create a new alert</ButtonLink>}
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
