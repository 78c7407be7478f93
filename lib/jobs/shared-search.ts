import * as apiRoutes from '@/lib/api-routes';
import type { SharedSearch } from '@/lib/http/asked';
import { leadsToTwin } from '@/lib/http/listing-rewrites';
import { inSpan } from '@/lib/http/span';
import { radius } from '@/lib/limits';
import { isSamePoint, roundCoordinates } from '@/lib/places/place';
import { placeCookieName, readPlaceCookie, serializePlaceCookie } from '@/lib/places/place-cookie';
import * as routes from '@/lib/routes';
import { rawParams } from '@/lib/search-params/search-params-reader';
import { answerMap, parseMapQuestion } from './map-answer';
import { answerSearch } from './search-answer';
import { conditionParams } from './search-conditions';
import { jobSearchQuery, parseJobSearch, parseJobSearchStrictly } from './search-params';

/** Whoever asks for more has a reason of their own, as who drew an area has. */
const understood = new Set([
  ...['place', 'lat', 'lng', 'radius', 'q', 'type', 'minPay', 'sort', 'view', 'page'],
  ...conditionParams,
]);

/** The addresses of the pages that search, by their paths. */
export const searchPages: Partial<Record<string, typeof routes.search>> = {
  [routes.jobsNearMe()]: routes.jobsNearMe,
  [routes.search()]: routes.search,
};

/** Whether an address is that of a page that searches for jobs, or of the API. */
export const isJobSearch = (path: string): boolean =>
  path in searchPages || path === apiRoutes.jobsSearch() || path === apiRoutes.jobsMap();

/**
 * The search that such an address asks this visitor for, as it is for everybody with the same question. Null where it is not
 * worth keeping, as what makes no sense is (anybody can think of more of it), or not everybody's: a place in words is looked up
 * for who typed it (D35).
 */
export function sharedSearch(
  path: string,
  query: URLSearchParams,
  cookies: string,
  isHttps: boolean,
): SharedSearch | null {
  if (path === apiRoutes.jobsMap()) return apiMap(path, query);
  if ([...query.keys()].some((name) => !understood.has(name))) return null;
  if (path === apiRoutes.jobsSearch()) return apiSearch(path, query);
  const page = searchPages[path];
  if (!page) return leadsToTwin(path, query) ? filteredPlace(path, query) : null;
  const own = readPlaceCookie(cookies, isHttps);
  const search = parseJobSearch(rawParams(query), { radiusKm: own?.radiusKm ?? radius.defaultKm });
  const isTyped = query.has('place') && (search.center === null || search.place === '');
  if (search.problems || isTyped) return null;
  const center = search.center && roundCoordinates(search.center);
  // Their place changes the page where it is the centre, and by its radius where the address has none.
  const isTheirs = own !== null && (center === null || isSamePoint(center, own.place.coordinates));
  const hasRadius = query.has('radius');
  const said = hasRadius || (own !== null && !isTheirs) ? { radius: search.radiusKm ?? 'any' } : {};
  const stored = isTheirs && {
    ...own,
    radiusKm: hasRadius ? radius.defaultKm : own.radiusKm,
    isChosen: true,
  };
  return {
    url: page({ ...jobSearchQuery(search), radius: undefined, ...said }),
    cookie: stored ? `${placeCookieName(isHttps)}=${encodeURIComponent(serializePlaceCookie(stored))}` : null,
  };
}

/** A place's list with filters: its center is the place, whoever asks. */
function filteredPlace(path: string, query: URLSearchParams): SharedSearch | null {
  const search = parseJobSearch(rawParams(query));
  const isElsewhere = query.has('place') || search.center !== null;
  if (search.problems || isElsewhere) return null;
  // The address of a place may only lead to its true one, with the query as it is: nothing is said that goes without saying.
  const text = routes.search(jobSearchQuery(search)).split('?')[1];
  // It stays the twin's, also where only such things were asked for.
  const kept = text ?? `view=${search.view}`;
  return { url: `${path}?${kept}`, cookie: null };
}

/** The API's answer within a circle: to the meter where that was asked for, and whoever asks. All else is left to its route. */
function apiSearch(path: string, query: URLSearchParams): SharedSearch | null {
  const parsed = parseJobSearchStrictly(query);
  if (!parsed.ok || parsed.data.center === null || parsed.data.radiusKm === null) return null;
  const search = { ...parsed.data, place: '' };
  return {
    url: `${path}?${JSON.stringify(search)}`,
    cookie: null,
    answer: () => inSpan(`GET ${path}`, () => answerSearch(search)),
  };
}

/** What a map shows, which is everybody's too: a view is of whole squares, and many look at the same. */
function apiMap(path: string, query: URLSearchParams): SharedSearch | null {
  const parsed = parseMapQuestion(query);
  if (!parsed.ok || parsed.data.search.more?.area) return null;
  return {
    url: `${path}?${JSON.stringify(parsed.data)}`,
    cookie: null,
    answer: () => inSpan(`GET ${path}`, () => answerMap(parsed.data)),
  };
}
