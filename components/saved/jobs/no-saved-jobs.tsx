import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as routes from '@/lib/routes';
import { noSavedJobs as text } from '@/messages/saved/jobs';

export const NoSavedJobs = () => (
  <EmptyState
    title={text.title}
    action={<ButtonLink href={routes.jobsNearMe()}>{text.browseLink}</ButtonLink>}
  >
    <p>{text.hint}</p>
  </EmptyState>
);
