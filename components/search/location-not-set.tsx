import Link from 'next/link';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type JobSearch, portableSearchQuery } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import { locationNotSet as text } from '@/messages/jobs/search';

/** The empty state of 'Jobs near you' without a place. */
export function LocationNotSet({ search }: { search: JobSearch }) {
  return (
    <EmptyState
      title={text.title}
      action={
        <>
          <ButtonLink href={routes.location()}>{text.setLocationButton}</ButtonLink>
          <UseMyLocationButton />
        </>
      }
    >
      <p>
        {text.hint({
          link: (
            <Link href={routes.search(portableSearchQuery({ ...search, place: '' }))} className="link">
              {search.query === '' ? text.allJobsLink : text.allJobsForQueryLink({ query: search.query })}
            </Link>
          ),
        })}
      </p>
    </EmptyState>
  );
}
