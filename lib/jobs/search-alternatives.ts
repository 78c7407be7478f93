import 'server-only';
import { radius } from '@/lib/limits';
import { countJobs, getNearestJobKm } from './queries';
import {
  effectiveRadius,
  type FilterName,
  type JobSearch,
  listActiveFilters,
  withoutFilters,
} from './search-params';

/** Changes to a search without results that do find jobs. */
export type SearchAlternatives = {
  wider: { radiusKm: number; total: number; isMore: boolean } | null;
  /** Km to the nearest job if it is beyond the largest radius; otherwise null. */
  nearestKm: number | null;
  /** Single filters whose removal finds jobs, most jobs first. If there is none, all filters together. */
  without: { dropped: FilterName[]; total: number; isMore: boolean }[];
};

/** Returns changes that find jobs, from a few indexed queries. Throws database errors. */
export async function getSearchAlternatives(search: JobSearch): Promise<SearchAlternatives> {
  const [nearestKm, without] = await Promise.all([getNearestKm(search), listRemovableFilters(search)]);
  if (nearestKm === null || nearestKm > radius.maxKm) return { wider: null, nearestKm, without };
  const radiusKm = roundUpRadius(nearestKm);
  const { total, isMore } = await countJobs({ ...search, radiusKm });
  return { wider: { radiusKm, total, isMore }, nearestKm: null, without };
}

/** A search with fewer results shows suggestions that find more jobs. */
export const fewJobsLimit = 5;

type WiderSearch = { search: JobSearch; total: number; isMore: boolean };

/**
 * Returns two changed searches, one with a wider radius and one with only its words and place. Each is null if it finds
 * no more than `total` jobs. Throws database errors.
 */
export async function getWiderSearches(
  search: JobSearch,
  total: number,
): Promise<{ wider: WiderSearch | null; withoutFilters: WiderSearch | null }> {
  const count = async (changed: JobSearch | null): Promise<WiderSearch | null> => {
    const jobCount = changed && (await countJobs(changed));
    return jobCount && jobCount.total > total
      ? { search: changed, total: jobCount.total, isMore: jobCount.isMore }
      : null;
  };
  const radiusKm = search.center && effectiveRadius(search);
  const widerKm = radiusKm && [25, 50, radius.maxKm].find((km) => km > radiusKm);
  const filters = listActiveFilters(search).filter((name) => name !== 'query');
  const [wider, unfiltered] = await Promise.all([
    count(widerKm ? { ...search, radiusKm: widerKm, page: 1 } : null),
    count(filters.length > 0 ? { ...withoutFilters(search, filters), page: 1 } : null),
  ]);
  return { wider, withoutFilters: unfiltered };
}

async function getNearestKm(search: JobSearch): Promise<number | null> {
  if (search.center === null || effectiveRadius(search) === null) return null;
  const within = await getNearestJobKm({ ...search, radiusKm: radius.maxKm });
  // A category page always has a place and a radius.
  return within === null && !search.category ? getNearestJobKm({ ...search, radiusKm: null }) : within;
}

async function listRemovableFilters(search: JobSearch): Promise<SearchAlternatives['without']> {
  const activeFilters = listActiveFilters(search);
  const count = async (dropped: FilterName[]) => {
    const { total, isMore } = await countJobs(withoutFilters(search, dropped));
    return { dropped, total, isMore };
  };
  const single = await Promise.all(activeFilters.map((name) => count([name])));
  const helpful = single.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  if (helpful.length > 0 || activeFilters.length < 2) return helpful;
  const all = await count(activeFilters);
  return all.total > 0 ? [all] : [];
}

/** Rounds up to a whole number, above 10 km to a multiple of 5. */
const roundUpRadius = (km: number): number =>
  Math.min(radius.maxKm, Math.max(radius.minKm, km <= 10 ? Math.ceil(km) : Math.ceil(km / 5) * 5));
