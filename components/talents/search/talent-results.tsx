import Link from 'next/link';
import type { ReactNode } from 'react';
import { InvalidParamsNotice } from '@/components/forms/invalid-params-notice';
import { ViewLink } from '@/components/map/view-link';
import { Pagination } from '@/components/results/pagination';
import { ResultsHead } from '@/components/results/results-head';
import { ResultsHeading } from '@/components/results/results-heading';
import { getResultsDetails, ResultsToolbar } from '@/components/results/results-toolbar';
import { SearchCorrection } from '@/components/results/search-correction';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { quoteWords } from '@/lib/search-params/quote-words';
import type { TalentSearchResults } from '@/lib/talents/search';
import {
  countTalentFilters,
  defaultTalentSort,
  maxTalentPage,
  type TalentSearch,
  talentsPerPage,
  withoutTalentFilters,
} from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentResults as messages, noTalentsFound } from '@/messages/talents/search';
import { talentSearchFormId } from './talent-filters';
import { TalentList } from './talent-list';
import { TalentsOnMap } from './talents-on-map';

export function TalentResults({
  search,
  results: { talents, total, withoutPayCount, correctedQuery },
  placeName,
  hrefFor,
  actionsFor,
}: {
  search: TalentSearch;
  results: TalentSearchResults;
  placeName: string;
  hrefFor: (search: TalentSearch) => string;
  actionsFor?: ((talent: TalentSummary) => ReactNode) | undefined;
}) {
  const found = messages.found({ total });
  const isMatching = search.query !== '' || search.sort === 'relevance';
  return (
    <>
      <ResultsHead
        heading={
          <ResultsHeading
            {...(search.radiusKm === null
              ? { text: found }
              : {
                  text: messages.withinKm({ found, radiusKm: search.radiusKm }),
                  rest: messages.ofPlace({ placeName }),
                })}
            details={getResultsDetails(search.sort, search.view)}
            searchKey={hrefFor(search)}
          />
        }
        toolbar={
          total > 0 && (
            <ResultsToolbar
              // Without words, relevance equals distance.
              sorts={['distance', 'date', ...(isMatching ? ['relevance' as const] : [])]}
              form={talentSearchFormId}
              sort={search.sort}
              defaultSort={defaultTalentSort}
              view={search.view}
              hrefFor={(change) => hrefFor({ ...search, ...change, page: 1 })}
            />
          )
        }
      />
      <div className="results">
        <InvalidParamsNotice problems={search.problems} />
        <SearchCorrection
          things={messages.things}
          typed={search.query}
          understoodAs={correctedQuery}
          asTypedHref={hrefFor({ ...search, query: quoteWords(search.query), page: 1 })}
        />
        {withoutPayCount > 0 && (
          <p className="text-ink-soft text-sm">
            <span>{messages.withoutPayCount({ count: withoutPayCount })}</span>{' '}
            <Link href={hrefFor({ ...search, maxPay: null, page: 1 })} className="link">
              {messages.withoutPayLink}
            </Link>
          </p>
        )}
        {talents.length > 0 ? (
          <>
            {search.view === 'map' && search.center ? (
              <TalentsOnMap
                talents={talents}
                center={search.center}
                radiusKm={search.radiusKm}
                actionsFor={actionsFor}
              />
            ) : (
              <TalentList talents={talents} actionsFor={actionsFor} />
            )}
            <Pagination
              page={search.page}
              pageCount={Math.min(maxTalentPage, Math.ceil(total / talentsPerPage))}
              hrefFor={(page) => hrefFor({ ...search, page })}
              label={messages.paginationLabel}
            />
            <ViewLink
              view={search.view}
              listHref={hrefFor({ ...search, view: 'list', page: 1 })}
              mapHref={hrefFor({ ...search, view: 'map', page: 1 })}
            />
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
        ) : (
          <EmptyState
            title={noTalentsFound.title}
            as="h3"
            action={
              countTalentFilters(search) > 0 && (
                <ButtonLink href={hrefFor(withoutTalentFilters(search))}>{messages.clearFilters}</ButtonLink>
              )
            }
          >
            <p>{noTalentsFound.hint}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
