import type { ReactNode } from 'react';
import { SearchFields } from '@/components/forms/own-search';
import { OtherPlaces } from '@/components/places/other-places';
import { PlaceOfSearch } from '@/components/places/place-of-search';
import { ResultsGrid } from '@/components/results/results-grid';
import { ResultsHead } from '@/components/results/results-head';
import { LoadFailed } from '@/components/ui/load-failed';
import { searchJobs } from '@/lib/jobs/queries';
import { searchErrorText } from '@/lib/jobs/search-error';
import { type JobSearch, pageSizeOf, withoutFilters } from '@/lib/jobs/search-params';
import type { SearchPlace } from '@/lib/jobs/search-place';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { jobSearch as messages } from '@/messages/jobs/search';
import { EmailMeLink } from './email-me-link';
import { JobFilterForm } from './job-filters';
import { JobResults } from './job-results';
import { SavedSearches } from './saved-searches';
import { problemsOf, SearchBar } from './search-bar';
import { SearchHead } from './search-head';

type JobSearchProps = {
  /** The way here. */
  wayUp?: ReactNode;
  title: ReactNode;
  /** Whether the count of what was found is the title, as soon as there is one. */
  isCountTitle?: boolean;
  search: JobSearch;
  /** What was found of the place that the search is around. */
  where: SearchPlace;
  /** The page's own path. */
  action: string;
  hrefFor: (search: JobSearch) => string;
  /** Whether the visitor is at the centre of the search; null where only their browser knows. */
  isTheirPlace: boolean | null;
  /** The page whose addresses saved searches have here; a place's page shows none. */
  savedSearchesOn?: 'nearMe' | 'search';
  /** Whether the page's path says where, so that the query need not. */
  isPlaceInPath?: boolean;
};

/** What and where above, filters on the left, what they find on the right; all of it in the server's HTML. */
export async function JobSearchPage({
  wayUp,
  title,
  isCountTitle = false,
  search,
  where,
  action,
  hrefFor,
  isTheirPlace,
  savedSearchesOn,
  isPlaceInPath = false,
}: JobSearchProps) {
  const found = await tryToSearch(search);
  const key = hrefFor({ ...search, page: 1, view: 'list' });
  const heading = (
    <>
      {wayUp}
      <h1 className="list-title">{title}</h1>
    </>
  );
  const savedSearches = savedSearchesOn && <SavedSearches page={savedSearchesOn} />;
  return (
    <>
      <SearchHead>
        <SearchFields search={key} problems={search.problems}>
          <SearchBar
            query={search.problems?.q?.given ?? search.query}
            where={{
              text: search.problems?.place?.given ?? (search.place || (where.name ?? '')),
              center: where.center,
              isInPath: isPlaceInPath,
            }}
            problems={problemsOf(search, where)}
          />
        </SearchFields>
        {found.ok && found.results.total > 0 && <EmailMeLink search={search} placeName={where.name} />}
      </SearchHead>
      <OtherPlaces
        places={where.alternatives}
        taken={where.place}
        hrefFor={({ label }) => hrefFor({ ...search, center: null, place: label, page: 1 })}
      />
      <PlaceOfSearch place={where.place} words={search.place} radiusKm={search.center && search.radiusKm} />
      <ResultsGrid>
        <SearchFields search={key} problems={search.problems}>
          <JobFilterForm
            search={search}
            found={found.ok ? found.results : null}
            action={action}
            clearHref={hrefFor(withoutFilters(search))}
            moreHref={routes.searchFilters(hrefFor(search))}
          />
        </SearchFields>
        {found.ok ? (
          <JobResults
            search={search}
            results={found.results}
            placeName={where.name}
            place={where.place}
            hrefFor={hrefFor}
            isTheirPlace={isTheirPlace}
            title={isCountTitle ? undefined : heading}
          >
            {savedSearches}
          </JobResults>
        ) : (
          <>
            <ResultsHead title={heading} />
            <div className="results">
              {savedSearches}
              <LoadFailed
                title={messages.errorLoadingJobs}
                faultId={found.faultId}
                retryHref={retryHref(hrefFor(search))}
              >
                {found.sentence}
              </LoadFailed>
            </div>
          </>
        )}
      </ResultsGrid>
    </>
  );
}

/** With a parameter that no proxy keeps the page of, because it may have kept this one. */
const retryHref = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}retry=1`;

async function tryToSearch(search: JobSearch) {
  try {
    const results = await searchJobs(search, search.page, pageSizeOf(search));
    return { ok: true, results } as const;
  } catch (fault) {
    return {
      ok: false,
      faultId: logFault('searchJobs', fault),
      sentence: searchErrorText(fault, messages.failedToLoadJobsThats),
    } as const;
  }
}
