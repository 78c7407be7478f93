import Link from 'next/link';
import type { ReactNode } from 'react';
import { JobList } from '@/components/cards/job-list';
import { UnreadParams } from '@/components/forms/unread-params';
import { ViewLink } from '@/components/map/view-link';
import { Pagination } from '@/components/results/pagination';
import { ResultsHead } from '@/components/results/results-head';
import { ResultsHeading } from '@/components/results/results-heading';
import { type ResultsSort, ResultsToolbar, resultsDetails } from '@/components/results/results-toolbar';
import { UnderstoodWords } from '@/components/results/understood-words';
import { Notice } from '@/components/ui/notice';
import * as apiRoutes from '@/lib/api-routes';
import { mapQuery } from '@/lib/jobs/map-answer';
import type { FoundJobs } from '@/lib/jobs/queries';
import { fewJobs } from '@/lib/jobs/search-alternatives';
import {
  countFilters,
  defaultSort,
  effectiveRadius,
  effectiveSort,
  type JobSearch,
  lastPageOf,
  lastShown,
  maxCounted,
  pageSizeOf,
  portableSearchQuery,
  withoutSchedule,
} from '@/lib/jobs/search-params';
import type { Place } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { quoted } from '@/lib/search-params/quoted-words';
import { countOf } from '@/lib/text/count-of';
import { filterLinks, jobResults as messages } from '@/messages/jobs/search';
import { EmailMeRow } from './email-me-row';
import type { LinkedFilter } from './filter-ids';
import { FilterLink } from './filter-link';
import { categoryKind } from './job-filters';
import { JobsOnMap } from './jobs-on-map';
import { listedJobs, pagesOf } from './listed-jobs';
import { MoreJobs } from './more-jobs';
import { NoJobsFound } from './no-jobs-found';
import { fieldsOfBar, jobSearchFormId } from './search-bar';
import { SearchChips } from './search-chips';
import { WordFilterLinks } from './word-filter-links';

type JobResultsProps = {
  search: JobSearch;
  results: FoundJobs;
  /** The center of the search, and what it is called; null without one. */
  placeName: string | null;
  place: Place | null;
  hrefFor: (search: JobSearch) => string;
  /** Whether the visitor is at the centre of the search; null where only their browser knows. */
  isTheirPlace: boolean | null;
  /** The page's title; without one the count is it. */
  title?: ReactNode;
  /** What stands above the results. */
  children?: ReactNode;
};

/** What a search has found: how many, what was understood, this page of them, and the way to the others. */
export function JobResults({
  search,
  results,
  placeName,
  place,
  hrefFor,
  isTheirPlace,
  title,
  children,
}: JobResultsProps) {
  const { jobs, total, isMore, understoodAs, included } = results;
  const lastPage = lastPageOf(search);
  // The count is the page's title, or stands below it.
  const belowTitle = title === undefined ? 'h2' : 'h3';
  // A map that was moved to where no jobs are stays, to be moved on.
  const isMap = search.view === 'map' && (jobs.length > 0 || search.center !== null);
  const anywhere = { ...search, center: null, place: '', page: 1 };
  const all = {
    source: apiRoutes.jobsMap(mapQuery(search)),
    // What was drawn stays where it was drawn, and a kind of jobs has an address only at a place.
    moveTo:
      search.more.area || search.category
        ? undefined
        : isTheirPlace === null
          ? routes.search(portableSearchQuery(anywhere))
          : hrefFor(anywhere),
  };
  // What a phone's row of tools has, also where nothing was found.
  const distance = search.center && !search.more.area && (
    <FilterLink filter="distance" label={distanceOf(search)} />
  );
  const chips = <SearchChips search={search} hrefFor={hrefFor} isInRow />;
  const areFew = total > 0 && total < fewJobs && search.page === 1 && !isMore;
  return (
    <>
      <ResultsHead
        title={title}
        heading={
          <ResultsHeading
            {...resultsTitle(
              search,
              lastShown(search.page, jobs.length, pageSizeOf(search)),
              results,
              placeName,
            )}
            details={resultsDetails(effectiveSort(search), search.view)}
            searchKey={hrefFor(search)}
            isTitle={title === undefined}
          />
        }
        toolbar={
          total > 0 ? (
            <ResultsToolbar
              form={jobSearchFormId}
              sorts={sortsOf(search)}
              sort={effectiveSort(search)}
              defaultSort={effectiveSort({ ...search, sort: defaultSort(search) })}
              view={search.view}
              hrefFor={(change) => hrefFor({ ...search, ...change, page: 1 })}
              hasMapBeside
              first={distance}
            >
              {chips}
              {filtersNotSet(search).map((filter) => (
                <FilterLink key={filter} filter={filter} label={filterNames[filter]} />
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
      {isMap && <JobsOnMap jobs={jobs} search={search} isTheirPlace={isTheirPlace} {...all} />}
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
        <UnreadParams problems={search.problems} fields={fieldsOfBar} />
        <UnderstoodWords
          key={[understoodAs, ...included].join()}
          things={messages.jobs}
          typed={search.query}
          understoodAs={understoodAs}
          included={included}
          asTypedHref={hrefFor({ ...search, query: quoted(search.query), page: 1 })}
        />
        <WordFilterLinks search={search} hrefFor={hrefFor} />
        {!areFew && (
          <>
            <LeftOut
              words={messages.hiddenForLackOfPay}
              count={results.withoutMinimum}
              href={hrefFor({ ...search, minPay: null, page: 1 })}
              wayOut={messages.showAllPay}
            />
            <LeftOut
              words={messages.hiddenForLackOfSchedule}
              count={results.unscheduled}
              href={hrefFor(withoutSchedule(search))}
              wayOut={messages.showAllSchedules}
            />
          </>
        )}
        {jobs.length > 0 ? (
          <>
            <JobList key={hrefFor(search)} {...listedJobs(search, results)} heading={belowTitle} />
            <Pagination {...pagesOf(search, results, hrefFor)} label={messages.pagesOfJobs} />
            {areFew && <MoreJobs search={search} results={results} hrefFor={hrefFor} heading={belowTitle} />}
            <EmailMeRow search={search} place={place} placeName={placeName} heading={belowTitle} />
            {search.page === lastPage && (total > lastPage * pageSizeOf(search) || isMore) && (
              <Notice>{messages.thatsAsFarAsThe}</Notice>
            )}
          </>
        ) : total > 0 ? (
          <Notice>
            {messages.theresNoLongerAPage({
              page: search.page,
              link: (linkText) => (
                <Link href={hrefFor({ ...search, page: 1 })} className="link">
                  {linkText}
                </Link>
              ),
            })}
          </Notice>
        ) : isMore ? (
          <Notice>{messages.thereAreMoreJobsHere}</Notice>
        ) : (
          <>
            <NoJobsFound search={search} placeName={placeName} hrefFor={hrefFor} heading={belowTitle} />
            <EmailMeRow search={search} place={place} placeName={placeName} heading={belowTitle} />
          </>
        )}
      </div>
      {/* Beside the list, also where a filter leaves none: nothing else is to move. */}
      {!isMap && (jobs.length > 0 || search.center || search.more.area) && (
        <JobsOnMap jobs={jobs} search={{ ...search, view: 'list' }} isTheirPlace={isTheirPlace} {...all} />
      )}
    </>
  );
}

const filterNames = filterLinks.names;

const distanceOf = ({ radiusKm }: JobSearch): string =>
  radiusKm === null ? filterLinks.anyDistance : filterLinks.within({ km: radiusKm });

/** The filters that a phone's row of tools offers; a filter that is set has a chip there. */
function filtersNotSet(search: JobSearch): Exclude<LinkedFilter, 'distance'>[] {
  const { types, minPay, more } = search;
  const category = categoryKind(search);
  return [
    ...(minPay === null ? ['pay' as const] : []),
    ...(types.length === 0 && category !== 'type' ? ['type' as const] : []),
    ...(more.shifts ? [] : ['when' as const]),
    ...(more.postedDays ? [] : ['posted' as const]),
    ...(more.industry || category === 'industry' ? [] : ['industry' as const]),
  ];
}

/** Without a centre nothing is near; without words the best match is the nearest. */
function sortsOf(search: JobSearch): ResultsSort[] {
  const isMatching = search.query !== '' || effectiveSort(search) === 'relevance';
  return [
    ...(search.center ? ['distance' as const] : []),
    'date',
    ...(isMatching ? ['relevance' as const] : []),
    ...(search.more.shifts ? ['fit' as const] : []),
    ...(search.minPay !== null || search.sort === 'pay' ? ['pay' as const] : []),
  ];
}

/** '1,204 jobs within 10 km of Austin, Texas', '3 jobs match', '15,000 jobs, nearest to Austin, Texas first'. */
function resultsTitle(
  search: JobSearch,
  last: number,
  { total, isMore }: Pick<FoundJobs, 'total' | 'isMore'>,
  placeName: string | null,
): { text: string; rest?: string } {
  const count = { total, shown: countOf(total, isMore, last) };
  const isUnknown = total === 0 && isMore;
  const radiusKm = effectiveRadius(search);
  if (search.more.area)
    return { text: messages.inArea({ found: isUnknown ? messages.uncounted : messages.found(count) }) };
  if (placeName !== null && radiusKm !== null) {
    const found = isUnknown ? messages.uncounted : messages.found(count);
    return {
      text: messages.withinKm({ found, radiusKm }),
      rest: messages.of({ placeName }),
    };
  }
  const counted = countFilters(search) > 0 ? messages.match(count) : messages.found(count);
  const found = isUnknown ? messages.uncounted : counted;
  if (placeName !== null && search.sort === 'distance')
    return { text: messages.nearestFirst({ found, placeName }) };
  return { text: found };
}

/** Jobs without a minimum or a schedule cannot be compared, so they are left out, and it is said how many (D33, D102). */
function LeftOut({
  words,
  count,
  href,
  wayOut,
}: {
  words: (counted: { count: number; shown: string }) => string;
  count: number;
  href: string;
  wayOut: string;
}) {
  if (count === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      <span>{words({ count, shown: countOf(count, count >= maxCounted) })}</span>{' '}
      <Link href={href} className="link">
        {wayOut}
      </Link>
    </p>
  );
}
