import { hostCookie } from '@/lib/http/host-cookie';
import { radius } from '@/lib/limits';
import { normalizeAddress, type Place, roundCoordinates, unknownPlaceName } from './place';

/**
 * The place that a visitor is known to be at, and how far they would go, in km. One that was not chosen is that of the
 * last place's page they read; any choice replaces it, and a profile's place stands before it.
 */
type StoredPlace = { place: Place; radiusKm: number; isChosen: boolean };

/** In a browser its own page says whether there is https; the server is told. */
const isPageSecure = () => globalThis.location?.protocol === 'https:';

/** What the cookie is called on this installation. */
export const placeCookieName = (isHttps: boolean): string => hostCookie('doorstep_place', isHttps);

const maxAgeSeconds = 180 * 24 * 60 * 60;
const maxPartLength = 120;

const visited = 'visited';

/**
 * The value of the cookie: `[lat, lng, radiusKm, city, state, country, zipCode, neighborhood]` as JSON, and 'visited'
 * after them for a place that was not chosen; the point rounded (D36). The street stays out: the server never needs it,
 * and every request carries the cookie. Not yet URI-encoded, because `cookies().set` of Next.js does that itself;
 * `placeCookie` does it for `document.cookie`.
 */
export function serializePlaceCookie({ place, radiusKm, isChosen }: StoredPlace): string {
  const { lat, lng } = roundCoordinates(place.coordinates);
  const { city, state, country, zipCode, neighborhood } = place.address;
  const cells = [lat, lng, radiusKm, city, state, country, zipCode, neighborhood];
  return JSON.stringify(isChosen ? cells : [...cells, visited]);
}

/**
 * The place of a cookie's value, decoded or not; null for none and for anything that we did not write. By hand
 * and not by the schema, because every page of the site reads it and zod weighs more than the rest of the page.
 */
export function parsePlaceCookie(value: string | null | undefined): StoredPlace | null {
  const written = value ? decode(value) : null;
  if (!Array.isArray(written)) return null;
  const isChosen = !(written.length === 9 && written[8] === visited);
  const cells: unknown[] = isChosen ? written : written.slice(0, 8);
  if (cells.length !== 8) return null;
  const [lat, lng, radiusKm, ...parts] = cells;
  if (!isWithin(lat, -90, 90) || !isWithin(lng, -180, 180)) return null;
  if (!isWithin(radiusKm, radius.minKm, radius.maxKm) || !parts.every(isPart)) return null;
  const [city, state, country, zipCode, neighborhood] = parts;
  const address = normalizeAddress({ city, state, country, zipCode, neighborhood });
  if (address.city === unknownPlaceName && address.state === unknownPlaceName) return null;
  return {
    place: { coordinates: roundCoordinates({ lat, lng }), address },
    radiusKm: Math.round(radiusKm),
    isChosen,
  };
}

/** The place of a whole `Cookie` header or `document.cookie`; null when it is not in there. */
export function readPlaceCookie(cookieHeader: string, isHttps = isPageSecure()): StoredPlace | null {
  const start = `${placeCookieName(isHttps)}=`;
  const pair = cookieHeader.split('; ').find((each) => each.startsWith(start));
  return pair ? parsePlaceCookie(pair.slice(start.length)) : null;
}

/** How the cookie is set, for `cookies().set`; the browser reads it too, so it is not HttpOnly. */
export const placeCookieOptions = (isHttps: boolean) =>
  ({ path: '/', maxAge: maxAgeSeconds, sameSite: 'lax', secure: isHttps }) as const;

/** What `document.cookie` is set to, to remember it. */
export const placeCookie = (stored: StoredPlace, isHttps = isPageSecure()): string =>
  assignment(encodeURIComponent(serializePlaceCookie(stored)), maxAgeSeconds, isHttps);

/** What `document.cookie` is set to, to forget it (D2, and the visitor's own wish). */
export const clearedPlaceCookie = (isHttps = isPageSecure()): string => assignment('', 0, isHttps);

const assignment = (value: string, maxAge: number, isHttps: boolean) =>
  `${placeCookieName(isHttps)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

function decode(value: string): unknown {
  try {
    // `cookies()` of Next.js hands out decoded values, `document.cookie` does not.
    return JSON.parse(value.startsWith('[') ? value : decodeURIComponent(value));
  } catch {
    return null;
  }
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isPart = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= maxPartLength);
