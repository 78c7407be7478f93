import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { giveAnswer, givenAnswer, placeholderOf } from '@/lib/http/exchange.mjs';
import { metrics } from '@/lib/metrics';
import { type EmbeddedAnswer, reverseEmbedded, toEmbeddedAnswer } from '@/lib/places/embedded-provider';
import type { FoundPlaceRow } from '@/lib/places/known-place-row';
import type { Coordinates } from '@/lib/places/place';
import type { FunctionArgs, FunctionReturns } from '@/lib/supabase/types';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { noteEmptySearch } from './empty-searches';
import type { JobSummary } from './job';
import { type JobSummaryRow, toJobSummary } from './job-row';
import { conditionsArgument } from './search-conditions';
import { effectiveRadius, isSaid, type JobFilters, jobsPerPage, lastShown } from './search-params';

export type JobCount = {
  /** All that match, on every page; counted up to 10,000. */
  total: number;
  /** Whether there are more than that (D51). */
  isMore: boolean;
  /** Those that would match if they named a minimum pay; 0 while none is asked for (D33). */
  withoutMinimum: number;
  /** Those that would match if they said when one works; 0 while nobody asks for that (D102). */
  unscheduled: number;
  /** The words as the search understood them, where it replaced a misspelt one. */
  understoodAs: string | null;
};

export type FoundJobs = JobCount & { jobs: JobSummary[] };

/** `askedAt` is when the database was asked, in ms: what changed after that may be missing. */
export type SearchedJobs = FoundJobs & { askedAt: number };

/**
 * One page, counted from 1 and of at most 50, of the open jobs that match, and how many there are. Throws when the
 * database does.
 */
export async function searchJobs(
  filters: JobFilters,
  page: number,
  pageSize: number = jobsPerPage,
): Promise<SearchedJobs> {
  const found = await findPage(filters, page, pageSize);
  // A template (lib/http/page-template.ts) is nobody's search.
  if (placeholderOf('jobs') === undefined) noteSearch(filters, page, found);
  return found;
}

/** Counts a search that somebody made, for the desk and the metrics. */
export function noteSearch(filters: JobFilters, page: number, { total }: FoundJobs): void {
  if (page > 1) return;
  metrics.searches.inc({ of: 'jobs', found: total > 0 ? 'yes' : 'no' });
  if (total === 0) noteEmptySearch(filters);
}

async function findPage(filters: JobFilters, page: number, pageSize: number): Promise<SearchedJobs> {
  if (hasKeptCount(filters)) {
    const askedAt = Date.now();
    const [jobs, count] = await Promise.all([findJobs(filters, page, pageSize), countJobs(filters)]);
    return foundOnPage({ jobs, ...count, askedAt }, page, pageSize);
  }
  const args = pageOf(filters, page, pageSize);
  const asked = givenPage(args) ?? askedWithPlace().get(JSON.stringify(args)) ?? askPage(args);
  return foundOnPage((await asked).found, page, pageSize);
}

/** A count that stopped early may know of fewer than are on the page. */
const foundOnPage = (found: SearchedJobs, page: number, pageSize: number): SearchedJobs => ({
  ...found,
  total: found.isMore ? Math.max(found.total, lastShown(page, found.jobs.length, pageSize)) : found.total,
});

/**
 * What the center of a search is called. Asked with the page of jobs that the same rendering goes on to show by `searchJobs`, which
 * has them already then. Throws when the database does.
 */
export async function placeOfSearchedJobs(
  filters: JobFilters & { center: Coordinates },
  page: number,
  pageSize: number = jobsPerPage,
): Promise<EmbeddedAnswer> {
  if (hasKeptCount(filters)) return reverseEmbedded(filters.center);
  const args = pageOf(filters, page, pageSize);
  const given = givenPage(args);
  if (given) return (await given).place;
  const asked = askPage({ ...args, with_place: true });
  askedWithPlace().set(JSON.stringify(args), asked);
  return (await asked).place;
}

/**
 * The same page, and what its center is called where that is asked for, before the page is rendered: a rendering that follows in the
 * same exchange does not ask again. Null where it would ask for page and count apart. Throws when the database does.
 */
export async function askAhead(
  filters: JobFilters,
  page: number,
  pageSize: number,
  withPlace: boolean,
): Promise<AskedPage | null> {
  if (hasKeptCount(filters)) return null;
  const args = pageOf(filters, page, pageSize);
  const asked = askPage(withPlace ? { ...args, with_place: true } : args);
  giveAnswer(questionOf(args), asked);
  const answer = await asked;
  return { ...answer, found: foundOnPage(answer.found, page, pageSize) };
}

/** How a rendering is given a page that it would ask for: made up, or asked ahead. */
export const givenPages = (
  filters: JobFilters,
  page: number,
  pageSize: number,
  answer: AskedPage,
): ReadonlyMap<string, unknown> => new Map([[questionOf(pageOf(filters, page, pageSize)), answer]]);

const questionOf = (args: FunctionArgs<'find_jobs'>) => `find_jobs ${JSON.stringify(args)}`;
const givenPage = (args: FunctionArgs<'find_jobs'>) =>
  givenAnswer(questionOf(args)) as AskedPage | Promise<AskedPage> | undefined;

/** One page as the database gave it; 'nothing' where it was not asked what the center is called. */
export type AskedPage = { found: SearchedJobs; place: EmbeddedAnswer };

/** The pages of one rendering, by what they ask. */
const askedWithPlace = cache(() => new Map<string, Promise<AskedPage>>());

async function askPage(args: FunctionArgs<'find_jobs'>): Promise<AskedPage> {
  const askedAt = Date.now();
  const [row] = await callAsVisitor('find_jobs', args);
  if (!row) throw new Error('find_jobs found no answer.');
  const place = row.place as FoundPlaceRow | null;
  return {
    found: { jobs: (row.jobs as JobSummaryRow[]).map(toJobSummary), ...toCount(row), askedAt },
    place: toEmbeddedAnswer(place ? [place] : []),
  };
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
  if (hasKeptCount(filters)) return countEverywhere(args);
  return count(args);
}

/** The one count that grows with the whole country is kept. */
const hasKeptCount = (filters: JobFilters): boolean => isEverywhere(filters) && !isSaid(filters);

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
