/**
 * The parameters of a job search that change a place's page; any other leaves the cached page as it is. A search's `lat` and
 * `lng` aren't among them, because the place is the center (tests/http/listing-rewrites.test.ts compares the names).
 */
export const filters = [
  ...['q', 'type', 'minPay', 'sort', 'view', 'radius', 'place', 'page'],
  // As lib/jobs/search-conditions.ts prints them.
  ...['when', 'with', 'hoursFrom', 'hoursTo', 'age', 'posted', 'company', 'startBy', 'area'],
];

/** First words of addresses that are no places. */
export const otherPages =
  'api|_next|auth|home|job|search|employer|job-seeker|application|account|cities|categories|feeds|sitemap|og|still-hiring|unsubscribe|alerts|operator|terms|privacy|cookies';

/** Whether an address with a filter would lead to the twin of a place's page. */
const ofPlace = new RegExp(`^/(?!(?:${otherPages})(?:/|$))[^/]+(?:/[^/]+)+$`);
export const isPlacePath = (path: string): boolean => ofPlace.test(path);
export const leadsToTwin = (path: string, query: URLSearchParams): boolean =>
  isPlacePath(path) && filters.some((key) => query.has(key));

/** `/texas/austin`, one of its neighborhoods or employers, and the jobs of one category in either. */
const listing = `:listing((?!(?:${otherPages})(?:/|$))[^/]+/[^/]+(?:/[^/]+|/employers/[^/]+|(?:/[^/]+)?/jobs/[^/]+)?)`;

/**
 * A cached page cannot read its query, so a place's address with a filter leads to a twin that is rendered per request. For
 * `beforeFiles` of next.config.ts; few, because Next.js makes a regular expression of each for every page that it renders.
 */
export const listingRewrites = filters.map((key) => ({
  source: `/${listing}`,
  destination: '/cities/filtered/:listing',
  has: [{ type: 'query' as const, key }],
}));
