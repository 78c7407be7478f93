import { placeMessages } from '@/lib/places/messages';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { type ActionResult, fail, succeed } from '@/lib/result';
import {
  plainNumber,
  quoted,
  type RawParams,
  type SearchProblems,
  searchParamsReader,
} from '@/lib/search-params-reader';
import { radius } from '@/lib/site';
import { type JobType, jobTypes } from './job';

export const jobSorts = ['distance', 'date', 'relevance'] as const;
export type JobSort = (typeof jobSorts)[number];

export const jobViews = ['list', 'map'] as const;
export type JobView = (typeof jobViews)[number];

/** Which jobs are looked for, and in which order. */
export type JobFilters = {
  center: Coordinates | null;
  /** Null is everywhere; it says nothing without a centre. */
  radiusKm: number | null;
  query: string;
  /** None is all. */
  types: JobType[];
  /** US dollars per hour (D33). */
  minPay: number | null;
  sort: JobSort;
  /** The slug of the category whose list is looked at (D13); only around a place. */
  category?: string | null;
};

export type JobSearch = JobFilters & {
  /** A place as somebody typed it. Without coordinates beside it, the page that has a place box looks it up. */
  place: string;
  view: JobView;
  /** From 1. */
  page: number;
  /** What of the address was not understood, and so is no part of the search. */
  problems?: SearchProblems;
};

export const jobsPerPage = 20;
/** A map of the nearest twenty looks as if there were no others; fifty is the most that the database hands out at once. */
const jobsPerMap = 50;
export const pageSizeOf = ({ view }: Pick<JobSearch, 'view'>): number =>
  view === 'map' ? jobsPerMap : jobsPerPage;
/** The database pages through 100,000 jobs; the total stays true beyond. */
const deepestJob = 100_000;
export const lastPageOf = (search: Pick<JobSearch, 'view'>): number => deepestJob / pageSizeOf(search);
export const lastJobPage = lastPageOf({ view: 'list' });
export const longestQuery = 200;

export type { RawParams } from '@/lib/search-params-reader';

/** What stands for a radius that is not in the URL. */
export type JobSearchDefaults = { radiusKm: number | null };

const nearbyDefaults: JobSearchDefaults = { radiusKm: radius.defaultKm };

/** Reads a page's URL: what is missing is default, what makes no sense is among its `problems`, too far is as far as we go. */
export function parseJobSearch(params: RawParams, defaults: JobSearchDefaults = nearbyDefaults): JobSearch {
  const reader = searchParamsReader(params);
  const view = reader.oneOf('view', jobViews, (given) => `There is no view ${given}.`) ?? 'list';
  const query = reader.words('q', longestQuery);
  const search = {
    center: readCenter(reader),
    radiusKm: readRadius(reader, defaults),
    query,
    types: reader.someOf('type', jobTypes, (given) => `There is no job type ${given}.`),
    minPay: readMinPay(reader),
    sort: reader.oneOf('sort', jobSorts, (given) => `We cannot sort by ${given}.`) ?? defaultSort(query),
    view,
    page: readPage(reader, lastPageOf({ view })),
    place: reader.words('place', longestQuery),
  };
  const { problems } = reader;
  return Object.keys(problems).length === 0 ? search : { ...search, problems };
}

/** Reads the API's URL: the first thing that is wrong is said in a sentence. */
export function parseJobSearchStrictly(
  params: URLSearchParams,
  defaults: JobSearchDefaults = nearbyDefaults,
): ActionResult<JobSearch> {
  const search = parseJobSearch(toRecord(params), defaults);
  const [problem] = Object.values(search.problems ?? {});
  if (problem) return fail(problem.sentence);
  // Only a page looks a place up.
  if (search.place !== '' && search.center === null) return fail('Say where by lat and lng, not by place.');
  return succeed(search);
}

/** The query of a search's own URL, without what is default; coordinates have three decimals (D36). */
export function jobSearchQuery(search: JobSearch, defaults: JobSearchDefaults = nearbyDefaults) {
  const center = search.center && roundCoordinates(search.center);
  return {
    place: search.place,
    lat: center?.lat,
    lng: center?.lng,
    radius: search.radiusKm === defaults.radiusKm ? undefined : (search.radiusKm ?? 'any'),
    q: search.query,
    type: search.types,
    minPay: search.minPay,
    sort: search.sort === defaultSort(search.query) ? undefined : search.sort,
    view: search.view === 'list' ? undefined : search.view,
    page: search.page === 1 ? undefined : search.page,
  };
}

/** The query of a search that means the same to everybody: a radius that is not said is each visitor's own. */
export const portableSearchQuery = (search: JobSearch) => ({
  ...jobSearchQuery(search),
  radius: search.center || search.place !== '' ? (search.radiusKm ?? 'any') : undefined,
});

/** The order where nobody chose one: with words the best match, without them the nearest (section 9). */
export const defaultSort = (query: string): JobSort => (query === '' ? 'distance' : 'relevance');

/** How many of the filters that the panel shows are set. */
export const countFilters = ({ query, types, minPay }: JobFilters): number =>
  [query !== '', types.length > 0, minPay !== null].filter(Boolean).length;

/** The order that a search really has: there is no distance without a place. */
export const effectiveSort = ({ sort, center }: JobFilters): JobSort =>
  sort === 'distance' && center === null ? 'date' : sort;

type Reader = ReturnType<typeof searchParamsReader>;

function readCenter(reader: Reader): Coordinates | null {
  const [lat, lng] = [reader.text('lat'), reader.text('lng')];
  if (lat === undefined && lng === undefined) return null;
  const center = { lat: plainNumber(lat), lng: plainNumber(lng) };
  const isOnGlobe = Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180;
  return isOnGlobe ? center : reader.wrong('lat', placeMessages.coordinatesInvalid, null);
}

function readRadius(reader: Reader, defaults: JobSearchDefaults): number | null {
  // A checkbox beside the slider, which a form without JavaScript sends as well.
  if (reader.texts('radius').includes('any')) return null;
  const given = reader.text('radius');
  if (given === undefined) return defaults.radiusKm;
  const km = plainNumber(given);
  const range = `Choose a radius from ${radius.minKm} to ${radius.maxKm} km`;
  if (Number.isNaN(km)) return reader.wrong('radius', `${range}, not ${quoted(given)}.`, defaults.radiusKm);
  const nearest = Math.min(radius.maxKm, Math.max(radius.minKm, km));
  return nearest === km
    ? km
    : reader.wrong('radius', `${range}. We used ${nearest} km instead of ${quoted(given)}.`, nearest);
}

const highestPay = 10_000;

function readMinPay(reader: Reader): number | null {
  const given = reader.text('minPay');
  if (given === undefined) return null;
  const pay = plainNumber(given.replace(/^\$/, ''));
  if (pay >= 0 && pay <= highestPay) return pay === 0 ? null : Math.round(pay * 100) / 100;
  return reader.wrong(
    'minPay',
    `${quoted(given)} is not applied. Enter dollars per hour from 0 to ${highestPay.toLocaleString('en-US')}, such as 18 or 18.50.`,
    null,
  );
}

function readPage(reader: Reader, last: number): number {
  const given = reader.text('page');
  if (given === undefined) return 1;
  const page = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (page >= 1 && page <= last) return page;
  const sentence = `Pages go from 1 to ${last.toLocaleString('en-US')}; there is no page ${quoted(given)}.`;
  return reader.wrong('page', sentence, page < 1 ? 1 : last);
}

const toRecord = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
