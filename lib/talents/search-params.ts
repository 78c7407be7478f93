import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { readSearchCenter } from '@/lib/places/search-center';
import {
  type RawParams,
  type SearchProblems,
  searchParamsReader,
} from '@/lib/search-params/search-params-reader';
import { radius } from '@/lib/site';
import type { TalentAudience } from './talent-summary';

export const talentSorts = ['distance', 'date', 'relevance'] as const;
export type TalentSort = (typeof talentSorts)[number];

export const availabilities = ['now', 'month'] as const;
export type Availability = (typeof availabilities)[number];

export const talentViews = ['list', 'map'] as const;
export type TalentView = (typeof talentViews)[number];

/** Which talents are looked for, in which order and how. Null is 'any' throughout. */
export type TalentSearch = {
  center: Coordinates | null;
  radiusKm: number | null;
  query: string;
  minYears: number | null;
  maxYears: number | null;
  available: Availability | null;
  types: JobType[];
  /** Desired pay at most, in US dollars per hour (D33). */
  maxPay: number | null;
  sort: TalentSort;
  view: TalentView;
  /** From 1. */
  page: number;
  /** What of the address was not understood, and so is no part of the search. */
  problems?: SearchProblems;
};

export const talentsPerPage = 20;
/** The database pages through 100,000 talents. */
export const lastTalentPage = 5000;
const longestQuery = 200;

/** Reads a page's URL: what is missing is default, what makes no sense is among its `problems`, too far is as far as we go. */
export function parseTalentSearch(params: RawParams): TalentSearch {
  const reader = searchParamsReader(params);
  const search = {
    center: readSearchCenter(reader),
    radiusKm: reader.within('radius', radius.minKm, radius.maxKm, 'km') ?? radius.talentDefaultKm,
    query: reader.words('q', longestQuery),
    ...readYears(reader),
    available: reader.oneOf('available', availabilities, (given) => `There’s no availability ${given}.`),
    types: reader.someOf('type', jobTypes, (given) => `There’s no job type ${given}.`),
    maxPay: reader.hourlyPay('maxPay'),
    sort: reader.oneOf('sort', talentSorts, (given) => `We can’t sort by ${given}.`) ?? 'distance',
    view: reader.oneOf('view', talentViews, (given) => `There’s no view ${given}.`) ?? 'list',
    page: reader.page(lastTalentPage),
  } as const;
  const { problems } = reader;
  return Object.keys(problems).length === 0 ? search : { ...search, problems };
}

type Reader = ReturnType<typeof searchParamsReader>;

function readYears(reader: Reader): Pick<TalentSearch, 'minYears' | 'maxYears'> {
  const years = (name: string) => {
    const given = reader.within(name, 0, 50, 'years');
    return given === null ? null : Math.round(given);
  };
  const [minYears, maxYears] = [years('minYears') || null, years('maxYears')];
  if (minYears === null || maxYears === null || minYears <= maxYears) return { minYears, maxYears };
  const sentence = `The minimum of ${minYears} years is above the maximum of ${maxYears}, so we used neither.`;
  reader.wrong('minYears', sentence, null);
  reader.wrong('maxYears', sentence, null);
  return { minYears: null, maxYears: null };
}

/** The query of a search's own URL, without what is default; coordinates have three decimals (D36). */
export function talentSearchQuery(search: TalentSearch) {
  const center = search.center && roundCoordinates(search.center);
  return {
    lat: center?.lat,
    lng: center?.lng,
    radius: search.radiusKm === radius.talentDefaultKm ? undefined : search.radiusKm,
    q: search.query,
    minYears: search.minYears,
    maxYears: search.maxYears,
    available: search.available,
    type: search.types,
    maxPay: search.maxPay,
    sort: search.sort === 'distance' ? undefined : search.sort,
    view: search.view === 'list' ? undefined : search.view,
    page: search.page === 1 ? undefined : search.page,
  };
}

/** The search without the filters that its audience may not use: the database refuses them (D25). */
export function permittedSearch(search: TalentSearch, audience: TalentAudience): TalentSearch {
  if (audience === 'employer') return search;
  if (audience === 'signed-in') return { ...search, maxPay: null };
  const available = search.available === 'month' ? null : search.available;
  return { ...search, maxPay: null, minYears: null, maxYears: null, available };
}

/** The same search with every filter of the panel but the place cleared. */
export const withoutTalentFilters = (search: TalentSearch): TalentSearch => ({
  ...search,
  query: '',
  minYears: null,
  maxYears: null,
  available: null,
  types: [],
  maxPay: null,
  page: 1,
});

/** How many of the filters that the panel shows are set. */
export const countTalentFilters = ({
  query,
  minYears,
  maxYears,
  available,
  types,
  maxPay,
}: TalentSearch): number =>
  [
    query !== '',
    minYears !== null,
    maxYears !== null,
    available !== null,
    types.length > 0,
    maxPay !== null,
  ].filter(Boolean).length;
