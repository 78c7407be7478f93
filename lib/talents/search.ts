import 'server-only';
import { metrics } from '@/lib/metrics';
import { viewerClient } from '@/lib/supabase/server';
import type { DataClient, FunctionArgs } from '@/lib/supabase/types';
import { type TalentSearch, talentsPerPage } from './search-params';
import { toTalentSummary } from './search-row';
import { accessRestrictions, type TalentAccess, type TalentSummary, talentAudiences } from './talent-summary';

export type TalentSearchResults = {
  talents: TalentSummary[];
  /** All matches, on every page. */
  total: number;
  /** The number of talents that match except for a missing desired pay; 0 without a pay filter (D33). */
  withoutPayCount: number;
  /** The corrected query if the typed one has no results; null otherwise. */
  correctedQuery: string | null;
};

/** The viewer's audience, and why a company can't see full profiles. Throws on database errors. */
export async function getTalentAccess(): Promise<TalentAccess> {
  const { data } = await (await viewerClient()).rpc('talent_access').single().throwOnError();
  return {
    audience: talentAudiences.find((audience) => audience === data.audience) ?? 'visitor',
    restriction: accessRestrictions.find((restriction) => restriction === data.restriction) ?? null,
    maxProfilesPerDay: data.profiles_a_day,
  };
}

/**
 * One page of the visible talents that match, with the columns that the viewer may see (D23, D25). Throws on database
 * errors.
 */
export async function searchTalents(search: TalentSearch): Promise<TalentSearchResults> {
  const found = await searchTalentsAs(await viewerClient(), search);
  if (search.page === 1) metrics.searches.inc({ of: 'talents', found: found.total > 0 ? 'yes' : 'no' });
  return found;
}

/**
 * Searches talents with a client. If there are no results, misspelled words are replaced by the nearest words of
 * postings.
 */
export async function searchTalentsAs(
  client: DataClient,
  search: TalentSearch,
): Promise<TalentSearchResults> {
  const found = await searchExactWords(client, search);
  if (found.total > 0 || search.query === '') return found;
  const { data: corrected } = await client
    .rpc('correct_talent_words', { words: search.query })
    .throwOnError();
  if (!corrected) return found;
  const correctedResults = await searchExactWords(client, { ...search, query: corrected });
  return correctedResults.total > 0 ? { ...correctedResults, correctedQuery: corrected } : found;
}

async function searchExactWords(client: DataClient, search: TalentSearch): Promise<TalentSearchResults> {
  const [page, count] = await Promise.all([
    client
      .rpc('search_talents', {
        ...toSearchArguments(search),
        sort: search.sort,
        page_size: talentsPerPage,
        page_offset: (search.page - 1) * talentsPerPage,
      })
      .throwOnError(),
    client.rpc('count_talents', toSearchArguments(search)).single().throwOnError(),
  ]);
  return {
    talents: page.data.map(toTalentSummary),
    total: Number(count.data.total),
    withoutPayCount: Number(count.data.without_pay),
    correctedQuery: null,
  };
}

const toSearchArguments = (search: TalentSearch): FunctionArgs<'count_talents'> => ({
  ...(search.center && { center_lat: search.center.lat, center_lng: search.center.lng }),
  ...(search.center && search.radiusKm !== null && { radius_km: search.radiusKm }),
  ...(search.query !== '' && { words: search.query }),
  ...(search.minYears !== null && { min_years: search.minYears }),
  ...(search.maxYears !== null && { max_years: search.maxYears }),
  ...(search.available && { available: search.available }),
  ...(search.types.length > 0 && { job_types: search.types }),
  ...(search.maxPay !== null && { max_pay: search.maxPay }),
});
