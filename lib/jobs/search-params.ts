import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { largestPage, radius } from '@/lib/limits';
import { nearMe, wordsThenPlace } from '@/lib/places/near-me';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { searchCenter } from '@/lib/places/search-center';
import { type ActionResult, fail, succeed } from '@/lib/result';
import {
  param,
  paramNames,
  readSearch,
  type SearchDescriptor,
  type SearchQuery,
  searchQuery,
} from '@/lib/search-params/search-descriptor';
import { type RawParams, rawParams, type SearchProblems } from '@/lib/search-params/search-params-reader';
import { searchParams as text } from '@/messages/jobs/search';
import {
  conditionParams,
  type Extra,
  printConditions,
  readConditions,
  type SearchConditions,
} from './search-conditions';

export const jobSorts = ['distance', 'date', 'relevance', 'pay', 'fit'] as const;
type JobSort = (typeof jobSorts)[number];

const jobViews = ['list', 'map'] as const;
type JobView = (typeof jobViews)[number];

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
  /** What else is asked (D102). */
  more?: SearchConditions;
  sort: JobSort;
  /** The slug of the category whose list is looked at (D13); only around a place. */
  category?: string | null;
};

export type JobSearch = JobFilters & {
  more: SearchConditions;
  /** A place as somebody typed it. Without coordinates beside it, the page that has a place box looks it up. */
  place: string;
  view: JobView;
  /** From 1. */
  page: number;
  /** What of the address was not understood, and so is no part of the search. */
  problems?: SearchProblems;
};

export const jobsPerPage = 20;
/** A map of the nearest twenty looks as if there were no others. */
const jobsPerMap = largestPage;
export const pageSizeOf = ({ view }: Pick<JobSearch, 'view'>): number =>
  view === 'map' ? jobsPerMap : jobsPerPage;
/** Which of all the last one of so many on this page (from 1) is; 0 where there is none. */
export const lastShown = (page: number, shown: number, pageSize: number = jobsPerPage): number =>
  shown > 0 ? (page - 1) * pageSize + shown : 0;
/** The database stops counting there, and lists end (D51). */
export const maxCounted = 1_000;
export const lastPageOf = (search: Pick<JobSearch, 'view'>): number => maxCounted / pageSizeOf(search);
export const longestQuery = 200;

/** The radius used when the URL has none. */
type JobSearchDefaults = { radiusKm: number | null };

const nearbyDefaults: JobSearchDefaults = { radiusKm: radius.defaultKm };

const jobSearchParams = ({ radiusKm: usualKm }: JobSearchDefaults): SearchDescriptor<JobSearch> => ({
  place: param.words('place', longestQuery),
  center: searchCenter,
  radiusKm: {
    names: ['radius'],
    // 'any' is a checkbox beside the slider, which a form without JavaScript sends as well.
    read: (reader) =>
      reader.texts('radius').includes('any')
        ? null
        : (reader.within('radius', radius.minKm, radius.maxKm, 'km') ?? usualKm),
    print: (km) => ({ radius: km === usualKm ? null : (km ?? 'any') }),
  },
  query: param.words('q', longestQuery),
  types: param.choices('type', jobTypes, (given) => text.theresNoJobType({ given })),
  minPay: param.hourlyPay('minPay'),
  more: { names: conditionParams, read: readConditions, print: printConditions },
  sort: param.choiceOr(
    defaultSort,
    param.choice('sort', jobSorts, (given) => text.weCantSortBy({ given })),
  ),
  view: param.choiceOr(
    () => 'list',
    param.choice('view', jobViews, (given) => text.theresNoView({ given })),
  ),
  page: param.page(lastPageOf),
});

/** Reads a page's URL: what is missing is default, what makes no sense is among its `problems`, too far is as far as we go. */
export const parseJobSearch = (params: RawParams, defaults: JobSearchDefaults = nearbyDefaults): JobSearch =>
  readSearch(jobSearchParams(defaults), params);

/** Reads the API's URL: the first thing that is wrong is said in a sentence. */
export function parseJobSearchStrictly(
  params: URLSearchParams,
  defaults: JobSearchDefaults = nearbyDefaults,
): ActionResult<JobSearch> {
  const search = parseJobSearch(rawParams(params), defaults);
  const [problem] = Object.values(search.problems ?? {});
  if (problem) return fail(problem.sentence);
  // Only a page looks a place up.
  if (search.place !== '' && search.center === null) return fail(text.latAndLngNotPlace);
  return succeed(search);
}

/** The query of a search's own URL, without what is default. */
export const jobSearchQuery = (
  search: JobSearch,
  defaults: JobSearchDefaults = nearbyDefaults,
): SearchQuery => searchQuery(jobSearchParams(defaults), search);

/** The query of a search that means the same to everybody: a radius that is not said is each visitor's own. */
export const portableSearchQuery = (search: JobSearch) => ({
  ...jobSearchQuery(search),
  radius: search.center || search.place !== '' ? (search.radiusKm ?? 'any') : undefined,
});

/** The order where nobody chose one: with words the best match, else what fits one's week the best, else the nearest (section 9). */
export const defaultSort = ({ query, more }: Pick<JobFilters, 'query' | 'more'>): JobSort =>
  query !== '' ? 'relevance' : more?.shifts ? 'fit' : 'distance';

const allNames = paramNames(jobSearchParams(nearbyDefaults));

/** The parameters that filter a place's page, whose place is its center (middleware.ts). */
export const filterNames = allNames.filter((name) => name !== 'lat' && name !== 'lng');

/**
 * Whether a search's address holds all that its page depends on, so that a proxy may keep it: it is understood in full, its
 * place is not in words (which are looked up for one visitor, D35), and its point is rounded (D36).
 */
export function isShareableSearch(params: URLSearchParams): boolean {
  const isKnown = [...params.keys()].every((name) => allNames.includes(name));
  const { center, place, query, problems } = parseJobSearch(rawParams(params));
  const rounded = center && roundCoordinates(center);
  const isRounded = center?.lat === rounded?.lat && center?.lng === rounded?.lng;
  const hasPlaceInWords = place !== '' || nearMe.test(query) || wordsThenPlace.test(query);
  return isKnown && !problems && !hasPlaceInWords && isRounded;
}

/** Whether jobs have to be read to be found, not only their place, type and pay (D51). */
export const isSaid = ({ query, more = {} }: Partial<JobFilters>): boolean =>
  !!query || Object.keys(more).some((name) => name !== 'area');

/** The radius that a search really has: what somebody drew takes its place (D103). */
export const effectiveRadius = ({
  radiusKm,
  more,
}: Pick<JobFilters, 'radiusKm' | 'more'>): JobFilters['radiusKm'] => (more?.area ? null : radiusKm);

/** The same search with some filters dropped, from its first page; an order that nobody chose goes with the words. */
export function withoutFilters(
  search: JobSearch,
  dropped: readonly FilterName[] = filtersSet(search),
): JobSearch {
  const isDropped = (name: FilterName) => dropped.includes(name);
  const changed = {
    ...search,
    query: isDropped('query') ? '' : search.query,
    types: isDropped('types') ? [] : search.types,
    minPay: isDropped('minPay') ? null : search.minPay,
    more: Object.fromEntries(conditionsSet(search).filter(([name]) => !isDropped(name))),
    page: 1,
  };
  return { ...changed, sort: search.sort === defaultSort(search) ? defaultSort(changed) : search.sort };
}

/** What narrows a search beside its place. */
export type FilterName = 'query' | 'types' | 'minPay' | keyof SearchConditions;

/** Which of them are set. */
export const filtersSet = (search: JobFilters): FilterName[] => [
  ...(search.query !== '' ? ['query' as const] : []),
  ...(search.types.length > 0 ? ['types' as const] : []),
  ...(search.minPay !== null ? ['minPay' as const] : []),
  ...conditionsSet(search).map(([name]) => name),
];

const conditionsSet = ({ more = {} }: JobFilters) =>
  Object.entries(more) as [keyof SearchConditions, unknown][];

/** How many of the filters that the panel shows are set. */
export const countFilters = (search: JobFilters): number => filtersSet(search).length;

/** The order that a search really has: there is no distance without a place, and nothing fits a week that nobody told. */
export function effectiveSort({ sort, center, more }: JobFilters): JobSort {
  const isByDistance = sort === 'distance' || (sort === 'fit' && !more?.shifts);
  return isByDistance ? (center === null ? 'date' : 'distance') : sort;
}

/** The same search without some of its extras, from its first page. */
export function withoutExtras(search: JobSearch, dropped: readonly Extra[]): JobSearch {
  const { extras = [], ...more } = search.more;
  const others = extras.filter((extra) => !dropped.includes(extra));
  return { ...search, more: others.length > 0 ? { ...more, extras: others } : more, page: 1 };
}

/** The same search with nothing asked of when one works, from its first page. */
export const withoutSchedule = (search: JobSearch): JobSearch =>
  withoutExtras(withoutFilters(search, ['shifts']), ['no-nights', 'all-shifts']);
