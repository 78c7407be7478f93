import 'server-only';
import { radius } from '@/lib/limits';
import { countJobs, nearestJobKm } from './queries';
import {
  effectiveRadius,
  type FilterName,
  filtersSet,
  type JobSearch,
  withoutFilters,
} from './search-params';

/** What a search that finds nothing can be changed into, with what that finds. */
export type SearchAlternatives = {
  /** The smallest radius that has jobs. */
  wider: { radiusKm: number; total: number; isMore: boolean } | null;
  /** The nearest job of all, where it is beyond the largest radius. */
  nearestKm: number | null;
  /** The filters without one of which there are jobs, the most first; or all of them together. */
  without: { dropped: FilterName[]; total: number; isMore: boolean }[];
};

/** A handful of questions at most, each answered from an index. Throws when the database does. */
export async function findAlternatives(search: JobSearch): Promise<SearchAlternatives> {
  const [nearestKm, without] = await Promise.all([findNearest(search), findWithout(search)]);
  if (nearestKm === null || nearestKm > radius.maxKm) return { wider: null, nearestKm, without };
  const radiusKm = roundUp(nearestKm);
  const { total, isMore } = await countJobs({ ...search, radiusKm });
  return { wider: { radiusKm, total, isMore }, nearestKm: null, without };
}

/** Fewer than these are given ways to more. */
export const fewJobs = 5;

type MoreJobs = { search: JobSearch; total: number; isMore: boolean };

/** Searches like this one that find more than it does: in a wider circle, and without its filters. Throws when the database does. */
export async function findMoreJobs(
  search: JobSearch,
  total: number,
): Promise<{ wider: MoreJobs | null; withoutFilters: MoreJobs | null }> {
  const count = async (changed: JobSearch | null): Promise<MoreJobs | null> => {
    const found = changed && (await countJobs(changed));
    return found && found.total > total
      ? { search: changed, total: found.total, isMore: found.isMore }
      : null;
  };
  const radiusKm = search.center && effectiveRadius(search);
  const widerKm = radiusKm && [25, 50, radius.maxKm].find((km) => km > radiusKm);
  const filters = filtersSet(search).filter((name) => name !== 'query');
  const [wider, unfiltered] = await Promise.all([
    count(widerKm ? { ...search, radiusKm: widerKm, page: 1 } : null),
    count(filters.length > 0 ? { ...withoutFilters(search, filters), page: 1 } : null),
  ]);
  return { wider, withoutFilters: unfiltered };
}

async function findNearest(search: JobSearch): Promise<number | null> {
  if (search.center === null || effectiveRadius(search) === null) return null;
  const within = await nearestJobKm({ ...search, radiusKm: radius.maxKm });
  // A category is a list around a place.
  return within === null && !search.category ? nearestJobKm({ ...search, radiusKm: null }) : within;
}

async function findWithout(search: JobSearch): Promise<SearchAlternatives['without']> {
  const set = filtersSet(search);
  const count = async (dropped: FilterName[]) => {
    const { total, isMore } = await countJobs(withoutFilters(search, dropped));
    return { dropped, total, isMore };
  };
  const single = await Promise.all(set.map((name) => count([name])));
  const helpful = single.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  if (helpful.length > 0 || set.length < 2) return helpful;
  const all = await count(set);
  return all.total > 0 ? [all] : [];
}

/** To a radius that somebody would have chosen. */
const roundUp = (km: number): number =>
  Math.min(radius.maxKm, Math.max(radius.minKm, km <= 10 ? Math.ceil(km) : Math.ceil(km / 5) * 5));
