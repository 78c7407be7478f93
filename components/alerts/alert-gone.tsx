import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as routes from '@/lib/routes';
import { alertGone as text } from '@/messages/alerts/form';

/** The secret of a link belongs to no alert, or to none any more. */
export function AlertGone({ title, children }: { title: string; children: string }) {
  return (
    <div className="page-narrow frame">
      <EmptyState
        as="h1"
        title={title}
        action={<ButtonLink href={routes.newAlert()}>{text.createANewAlert}</ButtonLink>}
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
