import { listingCrumbs } from '@/components/jobs/breadcrumbs';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { formatPlaceName } from '@/components/places/place-names';
import { JobSearchPage } from '@/components/search/job-search-page';
import { type Category, categoryTitle } from '@/lib/jobs/category';
import type { JobSearch } from '@/lib/jobs/search-params';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import type { GazetteerPlace } from '@/lib/places/gazetteer-place';
import { filteredListing as text } from '@/messages/listings';
import { AllJobsLink } from './all-jobs-link';
import { createListingHref } from './listing-search';

export function FilteredListing({
  address,
  gazetteerPlace,
  category,
  search,
}: {
  address: ListingAddress;
  gazetteerPlace: GazetteerPlace;
  category: Category | null;
  search: JobSearch;
}) {
  const name = formatPlaceName(gazetteerPlace);
  return (
    <div className="pb-6 sm:pb-10">
      <div className="with-map">
        <div className="page list-frame pb-6">
          <JobSearchPage
            breadcrumb={category && <AllJobsLink address={address} place={gazetteerPlace} />}
            title={text.title({ jobs: category ? categoryTitle(category) : text.jobs, name })}
            search={search}
            where={{
              center: gazetteerPlace.place.coordinates,
              name,
              place: gazetteerPlace.place,
              problem: null,
              alternatives: [],
            }}
            action={placeRoutes.listing(address)}
            hrefFor={createListingHref(address)}
            isVisitorPlace={null}
            isPlaceInPath
          />
        </div>
      </div>
      <div className="page">
        <BreadcrumbTrail crumbs={listingCrumbs(gazetteerPlace.place, address, category)} />
      </div>
    </div>
  );
}
