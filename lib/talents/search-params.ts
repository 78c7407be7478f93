import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { radius } from '@/lib/limits';
import type { Coordinates } from '@/lib/places/place';
import { searchCenter } from '@/lib/places/search-center';
import {
  type ParamsReader,
  param,
  readSearch,
  type SearchDescriptor,
  type SearchQuery,
  searchQuery,
} from '@/lib/search-params/search-descriptor';
import type { RawParams, SearchProblems } from '@/lib/search-params/search-params-reader';
import { searchParams as text } from '@/messages/talents/search';
import type { TalentAudience } from './talent-summary';

const talentSorts = ['distance', 'date', 'relevance'] as const;
type TalentSort = (typeof talentSorts)[number];
export const defaultTalentSort: TalentSort = 'distance';

const availabilities = ['now', 'month'] as const;
export type Availability = (typeof availabilities)[number];

const talentViews = ['list', 'map'] as const;
type TalentView = (typeof talentViews)[number];

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

const talentSearchParams: SearchDescriptor<TalentSearch> = {
  center: searchCenter,
  radiusKm: {
    names: ['radius'],
    read: (reader) => reader.within('radius', radius.minKm, radius.maxKm, 'km') ?? radius.talentDefaultKm,
    print: (km) => ({ radius: km === radius.talentDefaultKm ? null : km }),
  },
  query: param.words('q', longestQuery),
  minYears: {
    names: ['minYears'],
    read: (reader) => readYears(reader).minYears,
    print: (minYears) => ({ minYears }),
  },
  maxYears: {
    names: ['maxYears'],
    read: (reader) => readYears(reader).maxYears,
    print: (maxYears) => ({ maxYears }),
  },
  available: param.choice('available', availabilities, (given) => text.theresNoAvailability({ given })),
  types: param.choices('type', jobTypes, (given) => text.theresNoJobType({ given })),
  maxPay: param.hourlyPay('maxPay'),
  sort: param.choiceOr(
    () => defaultTalentSort,
    param.choice('sort', talentSorts, (given) => text.weCantSortBy({ given })),
  ),
  view: param.choiceOr(
    () => 'list',
    param.choice('view', talentViews, (given) => text.theresNoView({ given })),
  ),
  page: param.page(() => lastTalentPage),
};

/** Reads a page's URL: what is missing is default, what makes no sense is among its `problems`, too far is as far as we go. */
export const parseTalentSearch = (params: RawParams): TalentSearch => readSearch(talentSearchParams, params);

/** The query of a search's own URL, without what is default. */
export const talentSearchQuery = (search: TalentSearch): SearchQuery =>
  searchQuery(talentSearchParams, search);

function readYears(reader: ParamsReader): Pick<TalentSearch, 'minYears' | 'maxYears'> {
  const years = (name: string) => {
    const given = reader.within(name, 0, 50, 'years');
    return given === null ? null : Math.round(given);
  };
  const [minYears, maxYears] = [years('minYears') || null, years('maxYears')];
  if (minYears === null || maxYears === null || minYears <= maxYears) return { minYears, maxYears };
  const sentence = text.theMinimumOfYearsIs({ minYears, maxYears });
  reader.wrong('minYears', sentence, null);
  reader.wrong('maxYears', sentence, null);
  return { minYears: null, maxYears: null };
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
