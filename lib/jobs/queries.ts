import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { metrics } from '@/lib/metrics';
import type { FunctionArgs, FunctionReturns } from '@/lib/supabase/types';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { recordEmptySearch } from './empty-searches';
import type { JobSummary } from './job';
import { type JobSummaryRow, toJobSummary } from './job-row';
import { toConditionsArgument } from './search-conditions';
import {
  effectiveRadius,
  getLastPosition,
  hasWordsOrConditions,
  type JobFilters,
  jobsPerPage,
} from './search-params';

export type JobCount = {
  /** All matches on all pages, counted up to 1,000. */
  total: number;
  /** Whether there are more than `total` (D51). */
  isMore: boolean;
  /** Jobs hidden by the pay filter because they list no minimum pay; 0 without that filter (D33). */
  withoutMinimum: number;
  /** Jobs hidden by the schedule filter because they list no schedule; 0 without that filter (D102). */
  unscheduled: number;
  /** The words with corrected spelling; null if nothing was corrected. */
  understoodAs: string | null;
  /** Other names of the work that were searched for too. */
  included: string[];
};

export type FoundJobs = JobCount & { jobs: JobSummary[] };

/** Returns one page (from 1, at most 50 jobs) of the open jobs that match, and their count. Throws database errors. */
export async function searchJobs(
  filters: JobFilters,
  page: number,
  pageSize: number = jobsPerPage,
): Promise<FoundJobs> {
  const results = await searchAndCount(filters, page, pageSize);
  if (page === 1) {
    metrics.searches.inc({ of: 'jobs', found: results.total > 0 ? 'yes' : 'no' });
    if (results.total === 0) recordEmptySearch(filters);
  }
  // A count that stopped early can be smaller than the number of jobs up to this page.
  const lastPosition = getLastPosition(page, results.jobs.length, pageSize);
  return results.isMore ? { ...results, total: Math.max(results.total, lastPosition) } : results;
}

async function searchAndCount(filters: JobFilters, page: number, pageSize: number): Promise<FoundJobs> {
  if (hasCachedCount(filters)) {
    const [jobs, count] = await Promise.all([listJobs(filters, page, pageSize), countJobs(filters)]);
    return { jobs, ...count };
  }
  const [row] = await callAsVisitor('search_and_count_jobs', toPageArgs(filters, page, pageSize));
  if (!row) throw new Error('search_and_count_jobs returned no row.');
  return { jobs: (row.jobs as JobSummaryRow[]).map(toJobSummary), ...toJobCount(row) };
}

/** Returns one page without a count. */
export async function listJobs(
  filters: JobFilters,
  page: number,
  pageSize: number = jobsPerPage,
): Promise<JobSummary[]> {
  const rows = await callAsVisitor('search_jobs', toPageArgs(filters, page, pageSize));
  return rows.map(toJobSummary);
}

/** Returns the newest open jobs, at most 50. Cached for a minute, or until a job is posted or ends. */
export const listNewestJobs = (count: number): Promise<JobSummary[]> =>
  cached(['newest-jobs', count], [cacheTags.newestJobs], async () => {
    const rows = await callAsVisitor('search_jobs', { sort: 'date', page_size: count });
    return rows.map(toJobSummary);
  });

/** Returns up to six open jobs within 25 km with a similar title, most similar first, then nearest (D16). */
export async function listSimilarJobs(jobId: string): Promise<JobSummary[]> {
  return (await callAsVisitor('similar_jobs', { job_id: jobId })).map(toJobSummary);
}

/** Returns the great-circle km to the nearest open job that matches; null if there is none. Throws database errors. */
export async function getNearestJobKm(filters: JobFilters): Promise<number | null> {
  const [nearest] = await listJobs({ ...filters, sort: 'distance' }, 1, 1);
  return nearest?.distanceKm ?? null;
}

/** Returns the count of matching jobs. Throws database errors. */
export function countJobs(filters: JobFilters): Promise<JobCount> {
  // Without a radius, the center has no effect on the count.
  const args = toSearchArgs(isEverywhere(filters) ? { ...filters, center: null } : filters);
  return hasCachedCount(filters)
    ? cached(['count-jobs', JSON.stringify(args)], [cacheTags.newestJobs], () => fetchCount(args))
    : fetchCount(args);
}

/** Nationwide counts are the slowest. Those with words or conditions are too varied to cache. */
const hasCachedCount = (filters: JobFilters): boolean =>
  isEverywhere(filters) && !hasWordsOrConditions(filters);

const isEverywhere = ({ center, radiusKm, more }: JobFilters): boolean =>
  !more?.area && (center === null || radiusKm === null);

async function fetchCount(args: SearchArgs): Promise<JobCount> {
  const [row] = await callAsVisitor('count_jobs', args);
  if (!row) throw new Error('count_jobs returned no row.');
  return toJobCount(row);
}

const toJobCount = (row: FunctionReturns<'count_jobs'>[number]): JobCount => ({
  total: Number(row.total),
  isMore: row.is_more,
  withoutMinimum: Number(row.without_minimum),
  unscheduled: Number(row.unscheduled),
  understoodAs: row.understood_as,
  included: row.included ?? [],
});

const toPageArgs = (filters: JobFilters, page: number, pageSize: number): FunctionArgs<'search_jobs'> => ({
  ...toSearchArgs(filters),
  sort: filters.sort,
  page_size: pageSize,
  page_offset: (page - 1) * pageSize,
});

/** The visible part of a map: west, south, east and north in degrees, and Leaflet's zoom. */
export type MapView = { box: readonly [number, number, number, number]; zoom: number };

/** A square of the map: its jobs' mean latitude and longitude, their count, and their south, west, north and east. */
type MapSquare = [number, number, number, number, number, number, number];

/**
 * Returns the matching open jobs in view, counted per square, and single jobs where there are few. Throws database
 * errors.
 */
export async function searchJobsOnMap(
  filters: JobFilters,
  { box: [west, south, east, north], zoom }: MapView,
) {
  const [data] = await callAsVisitor('jobs_on_map', {
    ...toSearchArgs(filters),
    west,
    south,
    east,
    north,
    zoom,
  });
  if (!data) throw new Error('jobs_on_map returned no row.');
  return {
    squares: data.squares as MapSquare[],
    jobs: (data.jobs as JobSummaryRow[]).map(toJobSummary),
    total: Number(data.total),
    isMore: data.is_more,
  };
}

type SearchArgs = FunctionArgs<'count_jobs'>;

function toSearchArgs(filters: JobFilters): SearchArgs {
  const { center, query, types, minPay, category, more } = filters;
  const radiusKm = effectiveRadius(filters);
  const conditionsArg = more && toConditionsArgument(more);
  return {
    ...(center && { center_lat: center.lat, center_lng: center.lng }),
    ...(center && radiusKm !== null && { radius_km: radiusKm }),
    ...(query !== '' && { words: query }),
    ...(types.length > 0 && { job_types: types }),
    ...(minPay !== null && { min_pay: minPay }),
    ...(category && { category }),
    ...(conditionsArg && { more: conditionsArg }),
  };
}
