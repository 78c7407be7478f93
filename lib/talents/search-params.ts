import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { radius } from '@/lib/site';
import { type JobType, jobTypes } from '@/lib/work/job-type';
import type { TalentAudience } from './talent-summary';

export const talentSorts = ['distance', 'date', 'relevance'] as const;
export type TalentSort = (typeof talentSorts)[number];

export const availabilities = ['now', 'month'] as const;
export type Availability = (typeof availabilities)[number];

export type TalentView = 'list' | 'map';

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
};

export const talentsPerPage = 20;
/** The database pages through 100,000 talents. */
export const lastTalentPage = 5000;
const longestQuery = 200;

type RawParams = Readonly<Record<string, string | string[] | undefined>>;

/** Reads a page's URL: what is missing or makes no sense is as if it were not there, too far is as far as we go. */
export function parseTalentSearch(params: RawParams): TalentSearch {
  const text = (name: string) =>
    [params[name] ?? []]
      .flat()
      .find((each) => each.trim() !== '')
      ?.trim();
  const number = (name: string): number | null => {
    const given = text(name)?.replace(/^\$/, '') ?? '';
    return /^[+-]?\d{1,9}(\.\d*)?$/.test(given) ? Number(given) : null;
  };
  const within = (name: string, low: number, high: number): number | null => {
    const given = number(name);
    return given === null ? null : Math.min(high, Math.max(low, given));
  };
  const years = (name: string) => {
    const given = within(name, 0, 50);
    return given === null ? null : Math.round(given);
  };
  const oneOf = <T extends string>(choices: readonly T[], name: string): T | null =>
    choices.find((choice) => choice === text(name)) ?? null;

  const [lat, lng] = [number('lat'), number('lng')];
  const isOnGlobe = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const pay = number('maxPay');
  return {
    center: isOnGlobe ? { lat, lng } : null,
    radiusKm: within('radius', radius.minKm, radius.maxKm) ?? radius.talentDefaultKm,
    query: [...(text('q')?.replace(/\s+/g, ' ') ?? '')].slice(0, longestQuery).join(''),
    minYears: years('minYears') || null,
    maxYears: years('maxYears'),
    available: oneOf(availabilities, 'available'),
    types: jobTypes.filter((type) => [params.type ?? []].flat().includes(type)),
    maxPay: pay !== null && pay > 0 && pay <= 10_000 ? Math.round(pay * 100) / 100 : null,
    sort: oneOf(talentSorts, 'sort') ?? 'distance',
    view: text('view') === 'map' ? 'map' : 'list',
    page: Math.round(within('page', 1, lastTalentPage) ?? 1),
  };
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
