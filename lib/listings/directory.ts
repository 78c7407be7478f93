import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { catalogClient } from '@/lib/supabase/catalog';

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
  /** The cities with the most open jobs of this category. */
  cities: { city: string; state: string; count: number }[];
};

/** Directories may be ten minutes old, because counting is slow. */
const maxAgeSeconds = 600;

/**
 * Cities with open jobs, most jobs first: at most `limit`, and never over 2,000. `scope` is a state's slug, an initial
 * ('a' to 'z', '0' for the rest) or null for the whole country. A list with a scope is refreshed when one of its jobs
 * is posted or ends.
 */
export function listCitiesWithJobs(
  scope: { state: string } | { initial: string } | null,
  limit: number,
): Promise<CityWithJobs[]> {
  const tags = [scope === null ? cacheTags.directories : cacheTags.cityDirectory(scope)];
  const key = ['cities-with-jobs', JSON.stringify(scope), limit];
  return cached(
    key,
    tags,
    async () => {
      const { data } = await catalogClient()
        .rpc('cities_with_jobs', { ...scope, max_results: limit })
        .throwOnError();
      return data as CityWithJobs[];
    },
    maxAgeSeconds,
  );
}

/** The types, industries and frequent tags of open jobs, most jobs first. */
export const listCategoryCounts = () =>
  cached(
    ['category-directory'],
    [cacheTags.directories],
    async () => {
      const { data } = await catalogClient().rpc('category_directory').throwOnError();
      return data as CategoryCount[];
    },
    maxAgeSeconds,
  );
