import Link from 'next/link';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type JobSearch, portableSearchQuery } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import { locationNotSet as text } from '@/messages/jobs/search';

/** What the page of near jobs shows while it does not know what is near. */
export function LocationNotSet({ search }: { search: JobSearch }) {
  return (
    <EmptyState
      title={text.locationNotSet}
      action={
        <>
          <ButtonLink href={routes.location()}>{text.setYourLocation}</ButtonLink>
          <UseMyLocationButton />
        </>
      }
    >
      <p>
        {text.tellUsWhereYouAre({
          link: (
            <Link href={routes.search(portableSearchQuery({ ...search, place: '' }))} className="link">
              {search.query === '' ? text.allJobs : text.allJobsFor({ query: search.query })}
            </Link>
          ),
        })}
      </p>
    </EmptyState>
  );
}
