import { listingCrumbs } from '@/components/jobs/crumbs';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { nameOf } from '@/components/places/place-names';
import { JobSearchPage } from '@/components/search/job-search';
import { type Category, categoryTitle } from '@/lib/jobs/category';
import type { JobSearch } from '@/lib/jobs/search-params';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import type { KnownPlace } from '@/lib/places/known-place';
import { filteredListing as text } from '@/messages/listings';
import { AllJobsLink } from './all-jobs-link';
import { listingHref } from './listing-search';

/** A place's jobs as somebody filtered them. */
export function FilteredListing({
  address,
  known,
  category,
  search,
}: {
  address: ListingAddress;
  known: KnownPlace;
  category: Category | null;
  search: JobSearch;
}) {
  const name = nameOf(known);
  return (
    <div className="pb-6 sm:pb-10">
      <div className="with-map">
        <div className="page list-frame pb-6">
          <JobSearchPage
            wayUp={category && <AllJobsLink address={address} known={known} />}
            title={text.in({ jobs: category ? categoryTitle(category) : text.jobs, name })}
            search={search}
            where={{
              center: known.place.coordinates,
              name,
              place: known.place,
              problem: null,
              alternatives: [],
            }}
            action={placeRoutes.listing(address)}
            hrefFor={listingHref(address)}
            isTheirPlace={null}
            isPlaceInPath
          />
        </div>
      </div>
      <div className="page">
        <BreadcrumbTrail crumbs={listingCrumbs(known.place, address, category)} />
      </div>
    </div>
  );
}
