import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { catalogClient } from '@/lib/supabase/catalog';

/** A city that has open jobs of its own. */
export type CityWithJobs = {
  city: string;
  state: string;
  state_slug: string;
  city_slug: string;
  count: number;
};

export type CategoryCount = {
  kind: 'type' | 'industry' | 'tag';
  slug: string;
  count: number;
  /** Where the most of them are. */
  cities: { city: string; state: string; count: number }[];
};

/** Directories count; their figures may be ten minutes old. */
const maxAge = 600;

/**
 * Cities with open jobs, those with the most first, at most 2,000: of a state's slug, or of an initial ('a' to 'z', '0' for the rest), both
 * fresh when a job there is posted or ends, or of the whole country.
 */
export function citiesWithJobs(
  of: { state: string } | { initial: string } | null,
  limit: number,
): Promise<CityWithJobs[]> {
  const tags = [of === null ? cacheTags.directories : cacheTags.citiesOf(of)];
  const key = ['cities-with-jobs', JSON.stringify(of), limit];
  return cached(
    key,
    tags,
    async () => {
      const { data } = await catalogClient()
        .rpc('cities_with_jobs', { ...of, max_results: limit })
        .throwOnError();
      return data as CityWithJobs[];
    },
    maxAge,
  );
}

/** Every type, industry and frequent tag of open jobs, the most frequent first. */
export const categoryDirectory = () =>
  cached(
    ['category-directory'],
    [cacheTags.directories],
    async () => {
      const { data } = await catalogClient().rpc('category_directory').throwOnError();
      return data as CategoryCount[];
    },
    maxAge,
  );
