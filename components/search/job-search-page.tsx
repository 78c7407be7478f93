import type { ReactNode } from 'react';
import { SearchFields } from '@/components/forms/filter-navigation';
import { OtherPlaces } from '@/components/places/other-places';
import { SyncSearchPlace } from '@/components/places/sync-search-place';
import { ResultsGrid } from '@/components/results/results-grid';
import { ResultsHead } from '@/components/results/results-head';
import { LoadFailed } from '@/components/ui/load-failed';
import { searchJobs } from '@/lib/jobs/queries';
import { getSearchErrorMessage } from '@/lib/jobs/search-error';
import { getPageSize, type JobSearch, withoutFilters } from '@/lib/jobs/search-params';
import type { SearchPlace } from '@/lib/jobs/search-place';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { jobSearch as messages } from '@/messages/jobs/search';
import { EmailMeLink } from './email-me-link';
import { JobFilterForm } from './job-filter-form';
import { JobResults } from './job-results';
import { SavedSearches } from './saved-searches';
import { getSearchBarProblems, SearchBar } from './search-bar';
import { SearchHead } from './search-head';

type JobSearchPageProps = {
  breadcrumb?: ReactNode;
  title: ReactNode;
  /** Whether the count of results replaces the title, except after a failed search. */
  isCountTitle?: boolean;
  search: JobSearch;
  /** The place of the search. */
  where: SearchPlace;
  /** The page's own path. */
  action: string;
  hrefFor: (search: JobSearch) => string;
  /** Whether the visitor is at the search's center; null if only the browser can decide. */
  isVisitorPlace: boolean | null;
  /** The page that saved searches link to. Pages of places show no saved searches. */
  savedSearchesPage?: 'nearMe' | 'search';
  /** Whether the path contains the place, so that the query doesn't. */
  isPlaceInPath?: boolean;
};

/** A search page, rendered on the server: search bar on top, filters on the left, results on the right. */
export async function JobSearchPage({
  breadcrumb,
  title,
  isCountTitle = false,
  search,
  where,
  action,
  hrefFor,
  isVisitorPlace,
  savedSearchesPage,
  isPlaceInPath = false,
}: JobSearchPageProps) {
  const found = await tryToSearch(search);
  const key = hrefFor({ ...search, page: 1, view: 'list' });
  const heading = (
    <>
      {breadcrumb}
      <h1 className="list-title">{title}</h1>
    </>
  );
  const savedSearches = savedSearchesPage && <SavedSearches page={savedSearchesPage} />;
  return (
    <>
      <SearchHead>
        <SearchFields search={key} problems={search.problems}>
          <SearchBar
            query={search.problems?.q?.value ?? search.query}
            where={{
              text: search.problems?.place?.value ?? (search.place || (where.name ?? '')),
              center: where.center,
              isInPath: isPlaceInPath,
            }}
            problems={getSearchBarProblems(search, where)}
          />
        </SearchFields>
        {found.ok && found.results.total > 0 && <EmailMeLink search={search} placeName={where.name} />}
      </SearchHead>
      <OtherPlaces
        places={where.alternatives}
        foundPlace={where.place}
        getHref={({ label }) => hrefFor({ ...search, center: null, place: label, page: 1 })}
      />
      <SyncSearchPlace
        place={where.place}
        placeText={search.place}
        radiusKm={search.center && search.radiusKm}
      />
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
            isVisitorPlace={isVisitorPlace}
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
                title={messages.errorTitle}
                errorId={found.errorId}
                retryHref={toRetryHref(hrefFor(search))}
              >
                {found.message}
              </LoadFailed>
            </div>
          </>
        )}
      </ResultsGrid>
    </>
  );
}

/** Adds a parameter that bypasses proxies, because one may have cached the failed page. */
const toRetryHref = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}retry=1`;

async function tryToSearch(search: JobSearch) {
  try {
    const results = await searchJobs(search, search.page, getPageSize(search));
    return { ok: true, results } as const;
  } catch (error) {
    return {
      ok: false,
      errorId: logError('searchJobs', error),
      message: getSearchErrorMessage(error, messages.loadFailedHint),
    } as const;
  }
}
