import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { radius } from '@/lib/limits';
import type { Coordinates } from '@/lib/places/place';
import { searchCenterParam } from '@/lib/places/search-center';
import {
  formatSearchQuery,
  type ParamsReader,
  param,
  parseSearch,
  type SearchDescriptor,
  type SearchQuery,
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

/** The filters, order and view of a talent search. Null means any. */
export type TalentSearch = {
  center: Coordinates | null;
  radiusKm: number | null;
  query: string;
  minYears: number | null;
  maxYears: number | null;
  available: Availability | null;
  types: JobType[];
  /** The maximum desired pay, in US dollars per hour (D33). */
  maxPay: number | null;
  sort: TalentSort;
  view: TalentView;
  /** From 1. */
  page: number;
  /** The URL parameters that were invalid and are ignored. */
  problems?: SearchProblems;
};

export const talentsPerPage = 20;
/** The database pages through 100,000 talents. */
export const maxTalentPage = 5000;
const maxQueryLength = 200;

const talentSearchParams: SearchDescriptor<TalentSearch> = {
  center: searchCenterParam,
  radiusKm: {
    names: ['radius'],
    parse: (reader) =>
      reader.numberInRange('radius', radius.minKm, radius.maxKm, 'km') ?? radius.talentDefaultKm,
    format: (km) => ({ radius: km === radius.talentDefaultKm ? null : km }),
  },
  query: param.textParam('q', maxQueryLength),
  minYears: {
    names: ['minYears'],
    parse: (reader) => parseYears(reader).minYears,
    format: (minYears) => ({ minYears }),
  },
  maxYears: {
    names: ['maxYears'],
    parse: (reader) => parseYears(reader).maxYears,
    format: (maxYears) => ({ maxYears }),
  },
  available: param.choice('available', availabilities, (value) => text.invalidAvailability({ value })),
  types: param.choices('type', jobTypes, (value) => text.invalidJobType({ value })),
  maxPay: param.hourlyPay('maxPay'),
  sort: param.withDefault(
    () => defaultTalentSort,
    param.choice('sort', talentSorts, (value) => text.invalidSort({ value })),
  ),
  view: param.withDefault(
    () => 'list',
    param.choice('view', talentViews, (value) => text.invalidView({ value })),
  ),
  page: param.page(() => maxTalentPage),
};

/**
 * Parses a page's URL. Missing parameters have defaults, invalid ones are listed in `problems`, and a radius is
 * limited.
 */
export const parseTalentSearch = (params: RawParams): TalentSearch => parseSearch(talentSearchParams, params);

/** The URL query of a search, without defaults. */
export const talentSearchQuery = (search: TalentSearch): SearchQuery =>
  formatSearchQuery(talentSearchParams, search);

function parseYears(reader: ParamsReader): Pick<TalentSearch, 'minYears' | 'maxYears'> {
  const years = (name: string) => {
    const value = reader.numberInRange(name, 0, 50, 'years');
    return value === null ? null : Math.round(value);
  };
  const [minYears, maxYears] = [years('minYears') || null, years('maxYears')];
  if (minYears === null || maxYears === null || minYears <= maxYears) return { minYears, maxYears };
  const sentence = text.invalidYears({ minYears, maxYears });
  reader.addProblem('minYears', sentence, null);
  reader.addProblem('maxYears', sentence, null);
  return { minYears: null, maxYears: null };
}

/** Removes the filters that the database rejects for this audience (D25). */
export function removeForbiddenFilters(search: TalentSearch, audience: TalentAudience): TalentSearch {
  if (audience === 'employer') return search;
  if (audience === 'signed-in') return { ...search, maxPay: null };
  const available = search.available === 'month' ? null : search.available;
  return { ...search, maxPay: null, minYears: null, maxYears: null, available };
}

/** The search without its filters; the place, the radius, the order and the view stay. */
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

/** The number of active filters. */
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
