import type { ReactNode } from 'react';
import { SearchFields } from '@/components/forms/own-search';
import { RadiusSlider } from '@/components/places/radius-slider';
import { LoadFailed } from '@/components/ui/load-failed';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { findTalentReading, searchTalents } from '@/lib/talents/search';
import { permittedSearch, type TalentSearch, withoutTalentFilters } from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentSearch as text } from '@/messages/talents/search';
import { TalentFilters } from './talent-filters';
import { TalentResults } from './talent-results';
import { WhyCardsAreShort } from './why-cards-are-short';

type TalentSearchProps = {
  search: TalentSearch;
  placeName: string;
  /** The address that the filters are sent to. */
  action: string;
  hrefFor: (search: TalentSearch) => string;
  /** Hidden fields that say where, if the address does not. */
  place?: ReactNode;
  /** What an employer can do with a talent; nobody else sees it. */
  actionsFor: (talent: TalentSummary) => ReactNode;
};

/** Filters on the left, whom they find on the right, in what the viewer may see of them (D25). */
export async function TalentSearchPage({
  search: asked,
  placeName,
  action,
  hrefFor,
  place,
  actionsFor,
}: TalentSearchProps) {
  const found = await tryToSearch(asked);
  if (!found.ok)
    return (
      <LoadFailed title={text.failedToFetchProfiles} faultId={found.faultId} retryHref={hrefFor(asked)}>
        {text.thatsOnUsAndTrying}
      </LoadFailed>
    );
  const { reading, search, results } = found;
  const { audience } = reading;
  return (
    <>
      {audience !== 'employer' && <WhyCardsAreShort reading={reading} from={hrefFor(search)} />}
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

async function tryToSearch(asked: TalentSearch) {
  try {
    const reading = await findTalentReading();
    const search = permittedSearch(asked, reading.audience);
    return { ok: true, reading, search, results: await searchTalents(search) } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('searchTalents', fault) } as const;
  }
}
