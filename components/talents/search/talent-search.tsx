import type { ReactNode } from 'react';
import { SearchFields } from '@/components/forms/filter-navigation';
import { RadiusSlider } from '@/components/places/radius-slider';
import { LoadFailed } from '@/components/ui/load-failed';
import { radius } from '@/lib/limits';
import { logError } from '@/lib/log';
import { getTalentAccess, searchTalents } from '@/lib/talents/search';
import { removeForbiddenFilters, type TalentSearch, withoutTalentFilters } from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentSearch as text } from '@/messages/talents/search';
import { LimitedCardsNotice } from './limited-cards-notice';
import { TalentFilters } from './talent-filters';
import { TalentResults } from './talent-results';

type TalentSearchProps = {
  search: TalentSearch;
  placeName: string;
  action: string;
  hrefFor: (search: TalentSearch) => string;
  /** Hidden fields with the place; undefined if the path has it. */
  place?: ReactNode;
  actionsFor: (talent: TalentSummary) => ReactNode;
};

/** Filters on the left, results on the right, with the columns that the viewer may see (D25). */
export async function TalentSearchPage({
  search: requestedSearch,
  placeName,
  action,
  hrefFor,
  place,
  actionsFor,
}: TalentSearchProps) {
  const loaded = await loadTalents(requestedSearch);
  if (!loaded.ok)
    return (
      <LoadFailed title={text.loadFailedTitle} errorId={loaded.errorId} retryHref={hrefFor(requestedSearch)}>
        {text.loadFailedText}
      </LoadFailed>
    );
  const { access, search, results } = loaded;
  const { audience } = access;
  return (
    <>
      {audience !== 'employer' && <LimitedCardsNotice access={access} from={hrefFor(search)} />}
      <div className="results-grid mt-3">
        <SearchFields search={hrefFor({ ...search, page: 1, view: 'list' })} problems={search.problems}>
          <TalentFilters
            search={search}
            total={results.total}
            audience={audience}
            action={action}
            clearHref={hrefFor(withoutTalentFilters(search))}
            place={
              <>
                {place}
                <RadiusSlider
                  defaultValue={search.radiusKm ?? radius.talentDefaultKm}
                  problem={search.problems?.radius}
                />
              </>
            }
          />
        </SearchFields>
        <TalentResults
          search={search}
          results={results}
          placeName={placeName}
          hrefFor={hrefFor}
          actionsFor={audience === 'employer' ? actionsFor : undefined}
        />
      </div>
    </>
  );
}

async function loadTalents(requestedSearch: TalentSearch) {
  try {
    const access = await getTalentAccess();
    const search = removeForbiddenFilters(requestedSearch, access.audience);
    return { ok: true, access, search, results: await searchTalents(search) } as const;
  } catch (error) {
    return { ok: false, errorId: logError('searchTalents', error) } as const;
  }
}
