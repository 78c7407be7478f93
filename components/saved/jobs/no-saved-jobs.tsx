import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';

export const NoSavedJobs = () => (
  <EmptyState title="No Saved Jobs" action={<ButtonLink href={routes.jobsNearMe()}>Browse Jobs</ButtonLink>}>
    <p>Save a job with its bookmark, and it’ll be waiting for you here.</p>
  </EmptyState>
);
