import Link from 'next/link';
import type { ReactNode } from 'react';
import { UnreadParams } from '@/components/forms/unread-params';
import { ViewLink } from '@/components/map/view-link';
import { Pagination } from '@/components/results/pagination';
import { ResultsHead } from '@/components/results/results-head';
import { ResultsHeading } from '@/components/results/results-heading';
import { ResultsToolbar, resultsDetails } from '@/components/results/results-toolbar';
import { UnderstoodWords } from '@/components/results/understood-words';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { quoted } from '@/lib/search-params/quoted-words';
import type { FoundTalents } from '@/lib/talents/search';
import {
  countTalentFilters,
  defaultTalentSort,
  lastTalentPage,
  type TalentSearch,
  talentsPerPage,
  withoutTalentFilters,
} from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentResults as messages } from '@/messages/talents/search';
import { NoTalentsFound } from './no-talents-found';
import { talentSearchFormId } from './talent-filters';
import { TalentList } from './talent-list';
import { TalentsOnMap } from './talents-on-map';

/** What a search has found: how many, this page of them, and the way to the others. */
export function TalentResults({
  search,
  results: { talents, total, withoutPay, understoodAs },
  placeName,
  hrefFor,
  actionsFor,
}: {
  search: TalentSearch;
  results: FoundTalents;
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
                  rest: messages.of({ placeName }),
                })}
            details={resultsDetails(search.sort, search.view)}
            searchKey={hrefFor(search)}
          />
        }
        toolbar={
          total > 0 && (
            <ResultsToolbar
              // Without words, the best match is the nearest.
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
        <UnreadParams problems={search.problems} />
        <UnderstoodWords
          things={messages.jobSeekers}
          typed={search.query}
          understoodAs={understoodAs}
          asTypedHref={hrefFor({ ...search, query: quoted(search.query), page: 1 })}
        />
        {withoutPay > 0 && (
          <p className="text-ink-soft text-sm">
            <span>{messages.hiddenForLackOfPay({ count: withoutPay })}</span>{' '}
            <Link href={hrefFor({ ...search, maxPay: null, page: 1 })} className="link">
              {messages.showAllPay}
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
              pageCount={Math.min(lastTalentPage, Math.ceil(total / talentsPerPage))}
              hrefFor={(page) => hrefFor({ ...search, page })}
              label={messages.pagesOfTalents}
            />
            <ViewLink
              view={search.view}
              listHref={hrefFor({ ...search, view: 'list', page: 1 })}
              mapHref={hrefFor({ ...search, view: 'map', page: 1 })}
            />
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
        ) : (
          <NoTalentsFound
            action={
              countTalentFilters(search) > 0 && (
                <ButtonLink href={hrefFor(withoutTalentFilters(search))}>{messages.clearFilters}</ButtonLink>
              )
            }
          />
        )}
      </div>
    </>
  );
}
