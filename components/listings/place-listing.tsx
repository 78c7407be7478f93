import { listingCrumbs } from '@/components/jobs/crumbs';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { nameOf, openJobs } from '@/components/places/place-names';
import { RememberVisit } from '@/components/places/remember-visit';
import { ResultsGrid } from '@/components/results/results-grid';
import { EmailMeLink } from '@/components/search/email-me-link';
import { JobFilterForm } from '@/components/search/job-filters';
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
import { FewJobs, JobsBeyond } from './few-jobs';
import { listingHref, listingSearch } from './listing-search';
import { PlaceFactsSection } from './place-facts';
import { PlaceLinks } from './place-links';

/** A place's page: the open jobs around its center, what they pay, who hires, and where else to look. */
export function PlaceListingPage({ listing }: { listing: PlaceListing }) {
  const { address, known, category, total, isMore, newest, jobs, facts } = listing;
  const search = listingSearch(address, known.place.coordinates);
  const hrefFor = listingHref(address);
  const name = nameOf(known);
  return (
    <div className="pb-6 sm:pb-10">
      <div className="with-map">
        <div className="page list-frame pb-6">
          <RememberVisit place={known.place} />
          <SearchHead>
            <SearchBar query="" where={{ text: name, isInPath: true }} />
            {total > 0 && <EmailMeLink search={search} placeName={name} />}
          </SearchHead>
          <FewJobs listing={listing} />
          <ResultsGrid>
            <JobFilterForm
              search={search}
              found={{ total, isMore }}
              action={placeRoutes.listing({ ...address, page: 1 })}
              clearHref={placeRoutes.listing({ ...address, page: 1 })}
              moreHref={routes.searchFilters(placeRoutes.listing({ ...address, page: 1 }))}
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
              place={known.place}
              hrefFor={hrefFor}
              isTheirPlace={null}
              title={
                <>
                  {category && <AllJobsLink address={address} known={known} />}
                  <h1 className="list-title">
                    {words.in({ jobs: category ? categoryTitle(category) : words.jobs, name })}
                  </h1>
                </>
              }
            />
          </ResultsGrid>
        </div>
      </div>
      <div className="page">
        <p className="text-ink-soft">
          {words.jobsAroundTheCenter({
            jobs: total === 0 ? words.noOpenJobs : openJobs(total, isMore),
            circle: <InChosenUnit>{words.withinKm({ km: radius.defaultKm })}</InChosenUnit>,
            more:
              newest &&
              words.theNewestPosted({ relativeTime: <RelativeTime date={newest} className="lowercase" /> }),
          })}
        </p>
        <JobsBeyond listing={listing} />
        {facts && facts.total > 0 && <PlaceFactsSection facts={facts} known={known} />}
        {facts && <PlaceLinks listing={listing} facts={facts} />}
        <div className="mt-12">
          <BreadcrumbTrail crumbs={listingCrumbs(known.place, address, category)} />
        </div>
      </div>
    </div>
  );
}
