import Link from 'next/link';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type JobSearch, portableSearchQuery } from '@/lib/jobs/search-params';
import { routes } from '@/lib/routes';

/** What the page of near jobs shows while it does not know what is near. */
export function LocationNotSet({ search }: { search: JobSearch }) {
  return (
    <EmptyState
      title="Location Not Set"
      action={
        <>
          <ButtonLink href={routes.location()}>Set your location</ButtonLink>
          <UseMyLocationButton />
        </>
      }
    >
      <p>
        Tell us where you are, and we’ll show you the open jobs nearby, nearest first. Or browse{' '}
        <Link href={routes.search(portableSearchQuery({ ...search, place: '' }))} className="link">
          {search.query === '' ? 'all jobs' : `all jobs for “${search.query}”`}
        </Link>
        .
      </p>
    </EmptyState>
  );
}
