import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { metrics } from '@/lib/metrics';
import type { FunctionArgs, FunctionReturns } from '@/lib/supabase/types';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { noteEmptySearch } from './empty-searches';
import type { JobSummary } from './job';
import { type JobSummaryRow, toJobSummary } from './job-row';
import { conditionsArgument } from './search-conditions';
import { effectiveRadius, isSaid, type JobFilters, jobsPerPage, lastShown } from './search-params';

export type JobCount = {
  /** All that match, on every page; counted up to 1,000. */
  total: number;
  /** Whether there are more than that (D51). */
  isMore: boolean;
  /** Those that would match if they named a minimum pay; 0 while none is asked for (D33). */
  withoutMinimum: number;
  /** Those that would match if they said when one works; 0 while nobody asks for that (D102). */
  unscheduled: number;
  /** The words as the search understood them, where it replaced a misspelt one. */
  understoodAs: string | null;
  /** Other names of the searched work that were looked for too. */
  included: string[];
};

export type FoundJobs = JobCount & { jobs: JobSummary[] };

/**
 * One page, counted from 1 and of at most 50, of the open jobs that match, and how many there are. Throws when the
 * database does.
 */
export async function searchJobs(
  filters: JobFilters,
  page: number,
  pageSize: number = jobsPerPage,
): Promise<FoundJobs> {
  const found = hasCachedCount(filters)
    ? await countApart(filters, page, pageSize)
    : await searchAndCount(filters, page, pageSize);
  if (page === 1) {
    metrics.searches.inc({ of: 'jobs', found: found.total > 0 ? 'yes' : 'no' });
    if (found.total === 0) noteEmptySearch(filters);
  }
  // A count that stopped early may know of fewer than are on the page.
  const shown = lastShown(page, found.jobs.length, pageSize);
  return found.isMore ? { ...found, total: Math.max(found.total, shown) } : found;
}

async function countApart(filters: JobFilters, page: number, pageSize: number): Promise<FoundJobs> {
  const [jobs, count] = await Promise.all([findJobs(filters, page, pageSize), countJobs(filters)]);
  return { jobs, ...count };
}

async function searchAndCount(filters: JobFilters, page: number, pageSize: number): Promise<FoundJobs> {
  const [row] = await callAsVisitor('find_jobs', pageOf(filters, page, pageSize));
  if (!row) throw new Error('find_jobs returned no row.');
  return { jobs: (row.jobs as JobSummaryRow[]).map(toJobSummary), ...toCount(row) };
}

/** The same page without asking how many there are. */
export async function findJobs(
  filters: JobFilters,
  page: number,
  pageSize: number = jobsPerPage,
): Promise<JobSummary[]> {
  const rows = await callAsVisitor('search_jobs', pageOf(filters, page, pageSize));
  return rows.map(toJobSummary);
}

/** The newest open jobs, at most 50; cached until a job is posted or ends, and for a minute. */
export const newestJobs = (count: number): Promise<JobSummary[]> =>
  cached(['newest-jobs', count], [cacheTags.newestJobs], async () => {
    const rows = await callAsVisitor('search_jobs', { sort: 'date', page_size: count });
    return rows.map(toJobSummary);
  });

/** Up to six open jobs within 25 km with a title like this job's, likest first, then nearest (D16). */
export async function similarJobs(jobId: string): Promise<JobSummary[]> {
  return (await callAsVisitor('similar_jobs', { job_id: jobId })).map(toJobSummary);
}

/** The great-circle km to the nearest open job that matches; null where there is none. Throws when the database does. */
export async function nearestJobKm(filters: JobFilters): Promise<number | null> {
  const [nearest] = await findJobs({ ...filters, sort: 'distance' }, 1, 1);
  return nearest?.distanceKm ?? null;
}

/** How many match. Throws when the database does. */
export function countJobs(filters: JobFilters): Promise<JobCount> {
  // Without a radius it does not matter from where.
  const args = conditions(isEverywhere(filters) ? { ...filters, center: null } : filters);
  if (hasCachedCount(filters)) return countEverywhere(args);
  return count(args);
}

/** The one count that grows with the whole country is cached. */
const hasCachedCount = (filters: JobFilters): boolean => isEverywhere(filters) && !isSaid(filters);

const isEverywhere = ({ center, radiusKm, more }: JobFilters): boolean =>
  !more?.area && (center === null || radiusKm === null);

const countEverywhere = (args: Conditions) =>
  cached(['count-jobs', JSON.stringify(args)], [cacheTags.newestJobs], () => count(args));

async function count(args: Conditions): Promise<JobCount> {
  const [row] = await callAsVisitor('count_jobs', args);
  if (!row) throw new Error('count_jobs found no answer.');
  return toCount(row);
}

const toCount = (row: FunctionReturns<'count_jobs'>[number]): JobCount => ({
  total: Number(row.total),
  isMore: row.is_more,
  withoutMinimum: Number(row.without_minimum),
  unscheduled: Number(row.unscheduled),
  understoodAs: row.understood_as,
  included: row.included ?? [],
});

const pageOf = (filters: JobFilters, page: number, pageSize: number): FunctionArgs<'search_jobs'> => ({
  ...conditions(filters),
  sort: filters.sort,
  page_size: pageSize,
  page_offset: (page - 1) * pageSize,
});

/** What a map shows of a search: west, south, east and north in degrees, at a zoom of Leaflet's. */
export type MapView = { box: readonly [number, number, number, number]; zoom: number };

/** A square of the map: latitude, longitude, count, and its jobs' south, west, north and east. */
type MapSquare = [number, number, number, number, number, number, number];

/** All open jobs that match and are in view, gathered into squares, and those of which there are few. Throws when the database does. */
export async function jobsOnMap(filters: JobFilters, { box: [west, south, east, north], zoom }: MapView) {
  const [data] = await callAsVisitor('jobs_on_map', {
    ...conditions(filters),
    west,
    south,
    east,
    north,
    zoom,
  });
  if (!data) throw new Error('jobs_on_map found no answer.');
  return {
    squares: data.squares as MapSquare[],
    jobs: (data.jobs as JobSummaryRow[]).map(toJobSummary),
    total: Number(data.total),
    isMore: data.is_more,
  };
}

type Conditions = FunctionArgs<'count_jobs'>;

function conditions(filters: JobFilters): Conditions {
  const { center, query, types, minPay, category, more } = filters;
  const radiusKm = effectiveRadius(filters);
  const asked = more && conditionsArgument(more);
  return {
    ...(center && { center_lat: center.lat, center_lng: center.lng }),
    ...(center && radiusKm !== null && { radius_km: radiusKm }),
    ...(query !== '' && { words: query }),
    ...(types.length > 0 && { job_types: types }),
    ...(minPay !== null && { min_pay: minPay }),
    ...(category && { category }),
    ...(asked && { more: asked }),
  };
}
