import 'server-only';
import { metrics } from '@/lib/metrics';
import { viewerClient } from '@/lib/supabase/server';
import type { DataClient, FunctionArgs } from '@/lib/supabase/types';
import { type TalentSearch, talentsPerPage } from './search-params';
import { toTalentSummary } from './search-row';
import { readingObstacles, type TalentReading, type TalentSummary, talentAudiences } from './talent-summary';

export type FoundTalents = {
  talents: TalentSummary[];
  /** All that match, on every page. */
  total: number;
  /** Those that would match if they named a desired pay; 0 while none is asked for (D33). */
  withoutPay: number;
  /** The words that were looked for instead, where no visible profile had those that were typed. */
  understoodAs: string | null;
};

/** As whom the database sees the viewer, and what keeps a company from full profiles. Throws when it does not answer. */
export async function findTalentReading(): Promise<TalentReading> {
  const { data } = await (await viewerClient()).rpc('talent_reading').single().throwOnError();
  return {
    audience: talentAudiences.find((audience) => audience === data.audience) ?? 'visitor',
    obstacle: readingObstacles.find((obstacle) => obstacle === data.obstacle) ?? null,
    profilesADay: data.profiles_a_day,
  };
}

/** One page of the visible talents that match, in what the viewer may see of them (D23, D25). Throws when the database does. */
export async function searchTalents(search: TalentSearch): Promise<FoundTalents> {
  const found = await findTalents(await viewerClient(), search);
  if (search.page === 1) metrics.searches.inc({ of: 'talents', found: found.total > 0 ? 'yes' : 'no' });
  return found;
}

/** The same for whoever the client acts as. A misspelled word is read as the nearest word of posted jobs; asked only when nobody was found. */
export async function findTalents(client: DataClient, search: TalentSearch): Promise<FoundTalents> {
  const found = await findAsTyped(client, search);
  if (found.total > 0 || search.query === '') return found;
  const { data: corrected } = await client
    .rpc('correct_talent_words', { words: search.query })
    .throwOnError();
  if (!corrected) return found;
  const correctedResults = await findAsTyped(client, { ...search, query: corrected });
  return correctedResults.total > 0 ? { ...correctedResults, understoodAs: corrected } : found;
}

async function findAsTyped(client: DataClient, search: TalentSearch): Promise<FoundTalents> {
  const [page, count] = await Promise.all([
    client
      .rpc('search_talents', {
        ...conditions(search),
        sort: search.sort,
        page_size: talentsPerPage,
        page_offset: (search.page - 1) * talentsPerPage,
      })
      .throwOnError(),
    client.rpc('count_talents', conditions(search)).single().throwOnError(),
  ]);
  return {
    talents: page.data.map(toTalentSummary),
    total: Number(count.data.total),
    withoutPay: Number(count.data.without_pay),
    understoodAs: null,
  };
}

const conditions = (search: TalentSearch): FunctionArgs<'count_talents'> => ({
  ...(search.center && { center_lat: search.center.lat, center_lng: search.center.lng }),
  ...(search.center && search.radiusKm !== null && { radius_km: search.radiusKm }),
  ...(search.query !== '' && { words: search.query }),
  ...(search.minYears !== null && { min_years: search.minYears }),
  ...(search.maxYears !== null && { max_years: search.maxYears }),
  ...(search.available && { available: search.available }),
  ...(search.types.length > 0 && { job_types: search.types }),
  ...(search.maxPay !== null && { max_pay: search.maxPay }),
});
