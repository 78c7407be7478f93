import { listingCrumbs } from '@/components/jobs/breadcrumbs';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { DistanceText } from '@/components/places/distance-text';
import { formatOpenJobs, formatPlaceName } from '@/components/places/place-names';
import { TrackPlaceVisit } from '@/components/places/track-place-visit';
import { ResultsGrid } from '@/components/results/results-grid';
import { EmailMeLink } from '@/components/search/email-me-link';
import { JobFilterForm } from '@/components/search/job-filter-form';
import { JobResults } from '@/components/search/job-results';
import { SearchBar } from '@/components/search/search-bar';
import { SearchHead } from '@/components/search/search-head';
import { RelativeTime } from '@/components/ui/relative-time';
import { categoryTitle } from '@/lib/jobs/category';
import { radius } from '@/lib/limits';
import type { PlaceListing } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { placeListing as words } from '@/messages/listings';
import { AllJobsLink } from './all-jobs-link';
import { FewJobsNotice, JobsBeyondRadius } from './few-jobs-notice';
import { createListingHref, toListingSearch } from './listing-search';
import { PlaceFactsSection } from './place-facts-section';
import { PlaceLinks } from './place-links';

export function PlaceListingPage({ listing }: { listing: PlaceListing }) {
  const { address, place: gazetteerPlace, category, total, isMore, newest, jobs, facts } = listing;
  const search = toListingSearch(address, gazetteerPlace.place.coordinates);
  const hrefFor = createListingHref(address);
  const firstPage = placeRoutes.listing({ ...address, page: 1 });
  const name = formatPlaceName(gazetteerPlace);
  return (
    <div className="pb-6 sm:pb-10">
      <div className="with-map">
        <div className="page list-frame pb-6">
          <TrackPlaceVisit place={gazetteerPlace.place} />
          <SearchHead>
            <SearchBar query="" where={{ text: name, isInPath: true }} />
            {total > 0 && <EmailMeLink search={search} placeName={name} />}
          </SearchHead>
          <FewJobsNotice listing={listing} />
          <ResultsGrid>
            <JobFilterForm
              search={search}
              found={{ total, isMore }}
              action={firstPage}
              clearHref={firstPage}
              moreHref={routes.searchFilters(firstPage)}
            />
            <JobResults
              search={search}
              results={{
                jobs,
                total,
                isMore,
                withoutMinimum: 0,
                unscheduled: 0,
                understoodAs: null,
                included: [],
              }}
              placeName={name}
              place={gazetteerPlace.place}
              hrefFor={hrefFor}
              isVisitorPlace={null}
              title={
                <>
                  {category && <AllJobsLink address={address} place={gazetteerPlace} />}
                  <h1 className="list-title">
                    {words.title({ jobs: category ? categoryTitle(category) : words.jobs, name })}
                  </h1>
                </>
              }
            />
          </ResultsGrid>
        </div>
      </div>
      <div className="page">
        <p className="text-ink-soft">
          {words.summary({
            jobs: total === 0 ? words.noOpenJobs : formatOpenJobs(total, isMore),
            withinKm: <DistanceText>{words.withinKm({ km: radius.defaultKm })}</DistanceText>,
            newestPosted:
              newest &&
              words.newestPosted({ relativeTime: <RelativeTime date={newest} className="lowercase" /> }),
          })}
        </p>
        <JobsBeyondRadius listing={listing} />
        {facts && facts.total > 0 && <PlaceFactsSection facts={facts} place={gazetteerPlace} />}
        {facts && <PlaceLinks listing={listing} facts={facts} />}
        <div className="mt-12">
          <BreadcrumbTrail crumbs={listingCrumbs(gazetteerPlace.place, address, category)} />
        </div>
      </div>
    </div>
  );
}
