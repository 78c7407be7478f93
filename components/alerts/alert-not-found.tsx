import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as routes from '@/lib/routes';
import { alertNotFound as text } from '@/messages/alerts/form';

/** For a link with a token that no alert has. */
export function AlertNotFound({ title, children }: { title: string; children: string }) {
  return (
    <div className="page-narrow frame">
      <EmptyState
        as="h1"
        title={title}
        action={<ButtonLink href={routes.newAlert()}>{text.createButton}</ButtonLink>}
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
