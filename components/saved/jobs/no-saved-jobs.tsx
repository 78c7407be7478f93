import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as routes from '@/lib/routes';
import { noSavedJobs as text } from '@/messages/saved/jobs';

export const NoSavedJobs = () => (
  <EmptyState
    title={text.noSavedJobs}
    action={<ButtonLink href={routes.jobsNearMe()}>{text.browseJobs}</ButtonLink>}
  >
    <p>{text.saveAJobWithIts}</p>
  </EmptyState>
);
