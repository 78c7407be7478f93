import { asOneLine } from '@/lib/one-line';
import { placeMessages } from '@/lib/places/messages';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { type ActionResult, fail, succeed } from '@/lib/result';
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
};

export type JobSearch = JobFilters & {
  /** A place as somebody typed it. Without coordinates beside it, the page that has a place box looks it up. */
  place: string;
  view: JobView;
  /** From 1. */
  page: number;
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

/** A URL's parameters, as a page or a `URLSearchParams` gives them. */
export type RawParams = Readonly<Record<string, string | string[] | undefined>>;

/** What stands for a radius that is not in the URL. */
export type JobSearchDefaults = { radiusKm: number | null };

const nearbyDefaults: JobSearchDefaults = { radiusKm: radius.defaultKm };

/** Reads a page's URL: what is missing or makes no sense is as if it were not there, too far is as far as we go. */
export function parseJobSearch(params: RawParams, defaults: JobSearchDefaults = nearbyDefaults): JobSearch {
  const { search } = read(params, defaults);
  return search;
}

/** Reads the API's URL: the first thing that is wrong is said in a sentence. */
export function parseJobSearchStrictly(
  params: URLSearchParams,
  defaults: JobSearchDefaults = nearbyDefaults,
): ActionResult<JobSearch> {
  const { search, problems } = read(toRecord(params), defaults);
  const [problem] = problems;
  return problem === undefined ? succeed(search) : fail(problem);
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
    sort: search.sort === 'distance' ? undefined : search.sort,
    view: search.view === 'list' ? undefined : search.view,
    page: search.page === 1 ? undefined : search.page,
  };
}

/** How many of the filters that the panel shows are set. */
export const countFilters = ({ query, types, minPay }: JobFilters): number =>
  [query !== '', types.length > 0, minPay !== null].filter(Boolean).length;

/** The order that a search really has: there is no distance without a place. */
export const effectiveSort = ({ sort, center }: JobFilters): JobSort =>
  sort === 'distance' && center === null ? 'date' : sort;

const sentences = {
  radius: `The radius must be a number of kilometres from ${radius.minKm} to ${radius.maxKm}.`,
  query: `The search text can have ${longestQuery} characters at most.`,
  type: `The job type must be one of ${jobTypes.join(', ')}.`,
  minPay: 'The minimum pay must be a number of dollars per hour, from 0.',
  sort: `The sort must be one of ${jobSorts.join(', ')}.`,
  view: `The view must be one of ${jobViews.join(', ')}.`,
  page: (last: number) => `The page must be a whole number from 1 to ${last}.`,
} as const;

function read(params: RawParams, defaults: JobSearchDefaults): { search: JobSearch; problems: string[] } {
  const problems: string[] = [];
  const texts = (name: string): string[] => [params[name] ?? []].flat().map(asOneLine);
  /** The one value; a blank one is none, and of several the first counts for a page. */
  const text = (name: string): string | undefined => {
    const given = texts(name).filter((each) => each !== '');
    if (given.length > 1) problems.push(`The parameter ${name} can be given only once.`);
    return given[0];
  };
  const wrong = <T>(sentence: string, instead: T): T => {
    problems.push(sentence);
    return instead;
  };

  const readCenter = (): Coordinates | null => {
    const [lat, lng] = [text('lat'), text('lng')];
    if (lat === undefined && lng === undefined) return null;
    const center = { lat: number(lat), lng: number(lng) };
    const isOnGlobe = Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180;
    return isOnGlobe ? center : wrong(placeMessages.coordinatesInvalid, null);
  };
  const readRadius = (): number | null => {
    const given = text('radius');
    if (given === undefined) return defaults.radiusKm;
    if (given === 'any') return null;
    const km = number(given);
    if (Number.isNaN(km)) return wrong(sentences.radius, defaults.radiusKm);
    const nearest = Math.min(radius.maxKm, Math.max(radius.minKm, km));
    return nearest === km ? km : wrong(sentences.radius, nearest);
  };
  const readQuery = (): string => {
    const query = text('q') ?? '';
    return query.length <= longestQuery ? query : wrong(sentences.query, firstCharacters(query));
  };
  const readTypes = (): JobType[] => {
    const given = texts('type').filter((each) => each !== '');
    if (!given.every(isOneOf(jobTypes))) problems.push(sentences.type);
    return jobTypes.filter((type) => given.includes(type));
  };
  const readMinPay = (): number | null => {
    const given = text('minPay');
    if (given === undefined) return null;
    const pay = number(given.replace(/^\$/, ''));
    if (!(pay >= 0 && pay <= 10_000)) return wrong(sentences.minPay, null);
    return pay === 0 ? null : Math.round(pay * 100) / 100;
  };
  const readOne = <T extends string>(
    name: 'sort' | 'view',
    choices: readonly T[],
    fallback: NoInfer<T>,
  ): T => {
    const given = text(name) ?? fallback;
    return isOneOf(choices)(given) ? given : wrong(sentences[name], fallback);
  };
  const readPage = (last: number): number => {
    const given = text('page');
    if (given === undefined) return 1;
    const page = /^\d{1,9}$/.test(given) ? Number(given) : 0;
    if (page < 1) return wrong(sentences.page(last), 1);
    return page <= last ? page : wrong(sentences.page(last), last);
  };

  const view = readOne('view', jobViews, 'list');
  const search: JobSearch = {
    center: readCenter(),
    radiusKm: readRadius(),
    query: readQuery(),
    types: readTypes(),
    minPay: readMinPay(),
    sort: readOne('sort', jobSorts, 'distance'),
    view,
    page: readPage(lastPageOf({ view })),
    place: firstCharacters(text('place') ?? ''),
  };
  return { search, problems };
}

/** A plain decimal number; NaN for everything else, also for what JavaScript would take ('', '0x10', '1e3'). */
const number = (text: string | undefined): number =>
  text !== undefined && /^[+-]?(\d{1,9}(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;

const isOneOf =
  <T extends string>(choices: readonly T[]) =>
  (text: string): text is T =>
    (choices as readonly string[]).includes(text);

/** By characters, so that none is cut in half. */
const firstCharacters = (text: string): string => {
  let short = text.slice(0, longestQuery);
  if (/[\ud800-\udbff]$/.test(short)) short = short.slice(0, -1);
  return short.trim();
};

const toRecord = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
