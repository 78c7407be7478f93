import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { maxPageSize, radius } from '@/lib/limits';
import { nearMePattern, wordsInPlacePattern } from '@/lib/places/near-me';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { searchCenterParam } from '@/lib/places/search-center';
import { type ActionResult, fail, succeed } from '@/lib/result';
import {
  formatSearchQuery,
  listParamNames,
  param,
  parseSearch,
  type SearchDescriptor,
  type SearchQuery,
} from '@/lib/search-params/search-descriptor';
import { type RawParams, type SearchProblems, toRawParams } from '@/lib/search-params/search-params-reader';
import { searchParams as text } from '@/messages/jobs/search';
import {
  conditionParams,
  type ExtraFilter,
  formatConditions,
  parseConditionParams,
  type SearchConditions,
} from './search-conditions';

export const jobSorts = ['distance', 'date', 'relevance', 'pay', 'fit'] as const;
type JobSort = (typeof jobSorts)[number];

const jobViews = ['list', 'map'] as const;
type JobView = (typeof jobViews)[number];

export type JobFilters = {
  center: Coordinates | null;
  /** Null means everywhere. Has no effect without a center. */
  radiusKm: number | null;
  query: string;
  /** An empty list means all types. */
  types: JobType[];
  /** US dollars per hour (D33). */
  minPay: number | null;
  more?: SearchConditions;
  sort: JobSort;
  /** The category's slug on a category page (D13); only with a place. */
  category?: string | null;
};

export type JobSearch = JobFilters & {
  more: SearchConditions;
  /** A place as typed. Without coordinates, the page geocodes it. */
  place: string;
  view: JobView;
  /** From 1. */
  page: number;
  /** Invalid parameters of the address; they are not part of the search. */
  problems?: SearchProblems;
};

export const jobsPerPage = 20;
/** A map with only 20 jobs would look as if there were no others. */
const jobsPerMap = maxPageSize;
export const getPageSize = ({ view }: Pick<JobSearch, 'view'>): number =>
  view === 'map' ? jobsPerMap : jobsPerPage;
/** Returns the position in the whole list of a page's last job; 0 for an empty page. Pages count from 1. */
export const getLastPosition = (page: number, shown: number, pageSize: number = jobsPerPage): number =>
  shown > 0 ? (page - 1) * pageSize + shown : 0;
/** The database stops counting at this number, and lists end there (D51). */
export const maxCounted = 1_000;
export const getLastPage = (search: Pick<JobSearch, 'view'>): number => maxCounted / getPageSize(search);
export const maxQueryLength = 200;

type JobSearchDefaults = { radiusKm: number | null };

const nearbyDefaults: JobSearchDefaults = { radiusKm: radius.defaultKm };

const jobSearchParams = ({ radiusKm: defaultKm }: JobSearchDefaults): SearchDescriptor<JobSearch> => ({
  place: param.textParam('place', maxQueryLength),
  center: searchCenterParam,
  radiusKm: {
    names: ['radius'],
    // 'any' is a checkbox next to the slider. A form without JavaScript sends both.
    parse: (reader) =>
      reader.texts('radius').includes('any')
        ? null
        : (reader.numberInRange('radius', radius.minKm, radius.maxKm, 'km') ?? defaultKm),
    format: (km) => ({ radius: km === defaultKm ? null : (km ?? 'any') }),
  },
  query: param.textParam('q', maxQueryLength),
  types: param.choices('type', jobTypes, (given) => text.unknownJobType({ given })),
  minPay: param.hourlyPay('minPay'),
  more: { names: conditionParams, parse: parseConditionParams, format: formatConditions },
  sort: param.withDefault(
    defaultSort,
    param.choice('sort', jobSorts, (given) => text.unknownSort({ given })),
  ),
  view: param.withDefault(
    () => 'list',
    param.choice('view', jobViews, (given) => text.unknownView({ given })),
  ),
  page: param.page(getLastPage),
});

/**
 * Parses a page's URL. Missing parameters get defaults, invalid ones are listed in `problems`, numbers out of range are
 * clamped.
 */
export const parseJobSearch = (params: RawParams, defaults: JobSearchDefaults = nearbyDefaults): JobSearch =>
  parseSearch(jobSearchParams(defaults), params);

/** Parses the API's URL; fails with the message of the first invalid parameter. */
export function parseJobSearchStrictly(
  params: URLSearchParams,
  defaults: JobSearchDefaults = nearbyDefaults,
): ActionResult<JobSearch> {
  const search = parseJobSearch(toRawParams(params), defaults);
  const [firstProblem] = Object.values(search.problems ?? {});
  if (firstProblem) return fail(firstProblem.message);
  // The API doesn't geocode.
  if (search.place !== '' && search.center === null) return fail(text.coordinatesRequired);
  return succeed(search);
}

/** Returns the query of a search's URL, without defaults. */
export const jobSearchQuery = (
  search: JobSearch,
  defaults: JobSearchDefaults = nearbyDefaults,
): SearchQuery => formatSearchQuery(jobSearchParams(defaults), search);

/**
 * Returns a query that means the same to every visitor: it always contains the radius, because the default radius
 * differs between visitors.
 */
export const portableSearchQuery = (search: JobSearch) => ({
  ...jobSearchQuery(search),
  radius: search.center || search.place !== '' ? (search.radiusKm ?? 'any') : undefined,
});

/**
 * Returns the default order (specification, section 9): best match with words, best fit with a schedule, else nearest.
 */
export const defaultSort = ({ query, more }: Pick<JobFilters, 'query' | 'more'>): JobSort =>
  query !== '' ? 'relevance' : more?.shifts ? 'fit' : 'distance';

const allParamNames = listParamNames(jobSearchParams(nearbyDefaults));

/** The parameters that filter a place's page; its center comes from the place (middleware.ts). */
export const filterParamNames = allParamNames.filter((name) => name !== 'lat' && name !== 'lng');

/**
 * Whether a proxy may cache a search's page, because the address contains all its input: all parameters are valid, no
 * place is in words (these are geocoded per visitor, D35), and the point is rounded (D36).
 */
export function isShareableSearch(params: URLSearchParams): boolean {
  const hasOnlyKnownParams = [...params.keys()].every((name) => allParamNames.includes(name));
  const { center, place, query, problems } = parseJobSearch(toRawParams(params));
  const rounded = center && roundCoordinates(center);
  const isRounded = center?.lat === rounded?.lat && center?.lng === rounded?.lng;
  const hasPlaceInWords = place !== '' || nearMePattern.test(query) || wordsInPlacePattern.test(query);
  return hasOnlyKnownParams && !problems && !hasPlaceInWords && isRounded;
}

/** Whether the search filters by more than place, type and pay (D51). */
export const hasWordsOrConditions = ({ query, more = {} }: Partial<JobFilters>): boolean =>
  !!query || Object.keys(more).some((name) => name !== 'area');

/** Returns the radius in effect: none with a drawn area (D103). */
export const effectiveRadius = ({
  radiusKm,
  more,
}: Pick<JobFilters, 'radiusKm' | 'more'>): JobFilters['radiusKm'] => (more?.area ? null : radiusKm);

/**
 * Returns the first page of the search without these filters. If the order is the default, it becomes that of the
 * new search.
 */
export function withoutFilters(
  search: JobSearch,
  dropped: readonly FilterName[] = listActiveFilters(search),
): JobSearch {
  const isDropped = (name: FilterName) => dropped.includes(name);
  const changed = {
    ...search,
    query: isDropped('query') ? '' : search.query,
    types: isDropped('types') ? [] : search.types,
    minPay: isDropped('minPay') ? null : search.minPay,
    more: Object.fromEntries(listActiveConditions(search).filter(([name]) => !isDropped(name))),
    page: 1,
  };
  return { ...changed, sort: search.sort === defaultSort(search) ? defaultSort(changed) : search.sort };
}

/** A filter besides the place. */
export type FilterName = 'query' | 'types' | 'minPay' | keyof SearchConditions;

/** Returns the filters that are set. */
export const listActiveFilters = (search: JobFilters): FilterName[] => [
  ...(search.query !== '' ? ['query' as const] : []),
  ...(search.types.length > 0 ? ['types' as const] : []),
  ...(search.minPay !== null ? ['minPay' as const] : []),
  ...listActiveConditions(search).map(([name]) => name),
];

const listActiveConditions = ({ more = {} }: JobFilters) =>
  Object.entries(more) as [keyof SearchConditions, unknown][];

/** Returns the number of filters that are set. */
export const countActiveFilters = (search: JobFilters): number => listActiveFilters(search).length;

/** Returns the order in effect: no 'distance' without a center, no 'fit' without a schedule. */
export function effectiveSort({ sort, center, more }: JobFilters): JobSort {
  const isByDistance = sort === 'distance' || (sort === 'fit' && !more?.shifts);
  return isByDistance ? (center === null ? 'date' : 'distance') : sort;
}

/** Returns the search without some of its extras, on its first page. */
export function withoutExtras(search: JobSearch, dropped: readonly ExtraFilter[]): JobSearch {
  const { extras = [], ...more } = search.more;
  const others = extras.filter((extra) => !dropped.includes(extra));
  return { ...search, more: others.length > 0 ? { ...more, extras: others } : more, page: 1 };
}

/** Returns the search without its schedule filters, on its first page. */
export const withoutSchedule = (search: JobSearch): JobSearch =>
  withoutExtras(withoutFilters(search, ['shifts']), ['no-nights', 'all-shifts']);
