import Link from 'next/link';
import type { ReactNode } from 'react';
import { JobList } from '@/components/cards/job-list';
import { InvalidParamsNotice } from '@/components/forms/invalid-params-notice';
import { ViewLink } from '@/components/map/view-link';
import { Pagination } from '@/components/results/pagination';
import { ResultsHead } from '@/components/results/results-head';
import { ResultsHeading } from '@/components/results/results-heading';
import { getResultsDetails, type ResultsSort, ResultsToolbar } from '@/components/results/results-toolbar';
import { SearchCorrection } from '@/components/results/search-correction';
import { Notice } from '@/components/ui/notice';
import * as apiRoutes from '@/lib/api-routes';
import { mapQuery } from '@/lib/jobs/map-response';
import type { FoundJobs } from '@/lib/jobs/queries';
import { fewJobsLimit } from '@/lib/jobs/search-alternatives';
import {
  countActiveFilters,
  defaultSort,
  effectiveRadius,
  effectiveSort,
  getLastPage,
  getLastPosition,
  getPageSize,
  type JobSearch,
  maxCounted,
  portableSearchQuery,
  withoutSchedule,
} from '@/lib/jobs/search-params';
import type { Place } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { quoteWords } from '@/lib/search-params/quote-words';
import { formatCount } from '@/lib/text/format-count';
import { filterLinks, jobResults as messages } from '@/messages/jobs/search';
import { EmailMeRow } from './email-me-row';
import type { LinkedFilter } from './filter-ids';
import { FilterLink } from './filter-link';
import { getCategoryKind } from './job-filter-form';
import { getPaginationProps, toJobListData } from './job-list-data';
import { JobsOnMap } from './jobs-on-map';
import { MoreJobs } from './more-jobs';
import { NoJobsFound } from './no-jobs-found';
import { jobSearchFormId, searchBarFields } from './search-bar';
import { SearchChips } from './search-chips';
import { WordFilterLinks } from './word-filter-links';

type JobResultsProps = {
  search: JobSearch;
  results: FoundJobs;
  /** The name of the search's center; null without one. */
  placeName: string | null;
  place: Place | null;
  hrefFor: (search: JobSearch) => string;
  /** Whether the visitor is at the search's center; null if only the browser can decide. */
  isVisitorPlace: boolean | null;
  /** The page's title. Without it, the count is the title. */
  title?: ReactNode;
  children?: ReactNode;
};

/** The results of a search: count, notices, one page of jobs, pagination and map. */
export function JobResults({
  search,
  results,
  placeName,
  place,
  hrefFor,
  isVisitorPlace,
  title,
  children,
}: JobResultsProps) {
  const { jobs, total, isMore, understoodAs, included } = results;
  const lastPage = getLastPage(search);
  const headingLevel = title === undefined ? 'h2' : 'h3';
  // Map view shows the map even without results, so that the visitor can move it.
  const isMap = search.view === 'map' && (jobs.length > 0 || search.center !== null);
  const searchAnywhere = { ...search, center: null, place: '', page: 1 };
  const mapProps = {
    jobsUrl: apiRoutes.jobsMap(mapQuery(search)),
    // A drawn area can't move with the map, and a category page exists only for a place.
    searchHereHref:
      search.more.area || search.category
        ? undefined
        : isVisitorPlace === null
          ? routes.search(portableSearchQuery(searchAnywhere))
          : hrefFor(searchAnywhere),
  };
  // The toolbar on phones shows the distance and the chips, even without results.
  const distance = search.center && !search.more.area && (
    <FilterLink filter="distance" label={getDistanceText(search)} />
  );
  const chips = <SearchChips search={search} hrefFor={hrefFor} isInToolbar />;
  const hasFewResults = total > 0 && total < fewJobsLimit && search.page === 1 && !isMore;
  return (
    <>
      <ResultsHead
        title={title}
        heading={
          <ResultsHeading
            {...getResultsTitle(
              search,
              getLastPosition(search.page, jobs.length, getPageSize(search)),
              results,
              placeName,
            )}
            details={getResultsDetails(effectiveSort(search), search.view)}
            searchKey={hrefFor(search)}
            isTitle={title === undefined}
          />
        }
        toolbar={
          total > 0 ? (
            <ResultsToolbar
              form={jobSearchFormId}
              sorts={listSorts(search)}
              sort={effectiveSort(search)}
              defaultSort={effectiveSort({ ...search, sort: defaultSort(search) })}
              view={search.view}
              hrefFor={(change) => hrefFor({ ...search, ...change, page: 1 })}
              hasMapBeside
              leading={distance}
            >
              {chips}
              {listInactiveFilters(search).map((filter) => (
                <FilterLink key={filter} filter={filter} label={filterLabels[filter]} />
              ))}
            </ResultsToolbar>
          ) : (
            <div className="results-tools">
              {distance}
              {chips}
            </div>
          )
        }
      />
      {isMap && <JobsOnMap jobs={jobs} search={search} isVisitorPlace={isVisitorPlace} {...mapProps} />}
      <div className="results">
        {(jobs.length > 0 || isMap) && (
          <ViewLink
            view={search.view}
            listHref={hrefFor({ ...search, view: 'list', page: 1 })}
            mapHref={hrefFor({ ...search, view: 'map', page: 1 })}
          />
        )}
        {children}
        <SearchChips search={search} hrefFor={hrefFor} />
        <InvalidParamsNotice problems={search.problems} fields={searchBarFields} />
        <SearchCorrection
          key={[understoodAs, ...included].join()}
          things={messages.jobs}
          typed={search.query}
          understoodAs={understoodAs}
          included={included}
          asTypedHref={hrefFor({ ...search, query: quoteWords(search.query), page: 1 })}
        />
        <WordFilterLinks search={search} hrefFor={hrefFor} />
        {!hasFewResults && (
          <>
            <HiddenJobsNotice
              toMessage={messages.withoutPayCount}
              count={results.withoutMinimum}
              href={hrefFor({ ...search, minPay: null, page: 1 })}
              linkLabel={messages.showAllPay}
            />
            <HiddenJobsNotice
              toMessage={messages.withoutScheduleCount}
              count={results.unscheduled}
              href={hrefFor(withoutSchedule(search))}
              linkLabel={messages.showAllSchedules}
            />
          </>
        )}
        {jobs.length > 0 ? (
          <>
            <JobList key={hrefFor(search)} {...toJobListData(search, results)} heading={headingLevel} />
            <Pagination {...getPaginationProps(search, results, hrefFor)} label={messages.paginationLabel} />
            {hasFewResults && (
              <MoreJobs search={search} results={results} hrefFor={hrefFor} heading={headingLevel} />
            )}
            <EmailMeRow search={search} place={place} placeName={placeName} heading={headingLevel} />
            {search.page === lastPage && (total > lastPage * getPageSize(search) || isMore) && (
              <Notice>{messages.endOfList}</Notice>
            )}
          </>
        ) : total > 0 ? (
          <Notice>
            {messages.pageMissing({
              page: search.page,
              link: (linkText) => (
                <Link href={hrefFor({ ...search, page: 1 })} className="link">
                  {linkText}
                </Link>
              ),
            })}
          </Notice>
        ) : isMore ? (
          <Notice>{messages.searchIncomplete}</Notice>
        ) : (
          <>
            <NoJobsFound search={search} placeName={placeName} hrefFor={hrefFor} heading={headingLevel} />
            <EmailMeRow search={search} place={place} placeName={placeName} heading={headingLevel} />
          </>
        )}
      </div>
      {/* Also shown if filters leave no jobs, so that the layout stays the same. */}
      {!isMap && (jobs.length > 0 || search.center || search.more.area) && (
        <JobsOnMap
          jobs={jobs}
          search={{ ...search, view: 'list' }}
          isVisitorPlace={isVisitorPlace}
          {...mapProps}
        />
      )}
    </>
  );
}

const filterLabels = filterLinks.names;

const getDistanceText = ({ radiusKm }: JobSearch): string =>
  radiusKm === null ? filterLinks.anyDistance : filterLinks.within({ km: radiusKm });

/** The filters that the toolbar links to. Active filters have a chip instead. */
function listInactiveFilters(search: JobSearch): Exclude<LinkedFilter, 'distance'>[] {
  const { types, minPay, more } = search;
  const category = getCategoryKind(search);
  return [
    ...(minPay === null ? ['pay' as const] : []),
    ...(types.length === 0 && category !== 'type' ? ['type' as const] : []),
    ...(more.shifts ? [] : ['when' as const]),
    ...(more.postedDays ? [] : ['posted' as const]),
    ...(more.industry || category === 'industry' ? [] : ['industry' as const]),
  ];
}

/** Returns the orders that apply: distance needs a center, relevance needs words. */
function listSorts(search: JobSearch): ResultsSort[] {
  const isMatching = search.query !== '' || effectiveSort(search) === 'relevance';
  return [
    ...(search.center ? ['distance' as const] : []),
    'date',
    ...(isMatching ? ['relevance' as const] : []),
    ...(search.more.shifts ? ['fit' as const] : []),
    ...(search.minPay !== null || search.sort === 'pay' ? ['pay' as const] : []),
  ];
}

/**
 * Returns a title such as '1,204 jobs within 10 km of Austin, Texas', '3 jobs match' or '15,000 jobs, nearest to
 * Austin, Texas first'.
 */
function getResultsTitle(
  search: JobSearch,
  lastPosition: number,
  { total, isMore }: Pick<FoundJobs, 'total' | 'isMore'>,
  placeName: string | null,
): { text: string; rest?: string } {
  const count = { total, shown: formatCount(total, isMore, lastPosition) };
  const isUnknown = total === 0 && isMore;
  const radiusKm = effectiveRadius(search);
  if (search.more.area)
    return { text: messages.inArea({ found: isUnknown ? messages.uncounted : messages.found(count) }) };
  if (placeName !== null && radiusKm !== null) {
    const found = isUnknown ? messages.uncounted : messages.found(count);
    return {
      text: messages.withinKm({ found, radiusKm }),
      rest: messages.ofPlace({ placeName }),
    };
  }
  const counted = countActiveFilters(search) > 0 ? messages.match(count) : messages.found(count);
  const found = isUnknown ? messages.uncounted : counted;
  if (placeName !== null && search.sort === 'distance')
    return { text: messages.nearestFirst({ found, placeName }) };
  return { text: found };
}

/** States how many jobs are hidden because they list no minimum pay or no schedule (D33, D102). */
function HiddenJobsNotice({
  toMessage,
  count,
  href,
  linkLabel,
}: {
  toMessage: (counted: { count: number; shown: string }) => string;
  count: number;
  href: string;
  linkLabel: string;
}) {
  if (count === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      <span>{toMessage({ count, shown: formatCount(count, count >= maxCounted) })}</span>{' '}
      <Link href={href} className="link">
        {linkLabel}
      </Link>
    </p>
  );
}
