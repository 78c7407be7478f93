import { hostCookie, isPageSecure } from '@/lib/http/host-cookie';
import { radius } from '@/lib/limits';
import { normalizeAddress, type Place, roundCoordinates, unknownPlaceName } from './place';

/**
 * The place in the cookie, and the search radius in km. A place that was not chosen is that of the last visited place
 * page; the profile's place takes precedence over it.
 */
type StoredPlace = { place: Place; radiusKm: number; isChosen: boolean };

/** The cookie's name depends on the protocol. */
export const placeCookieName = (isHttps: boolean): string => hostCookie('doorstep_place', isHttps);

const maxAgeSeconds = 180 * 24 * 60 * 60;
const maxPartLength = 120;

const visitedMarker = 'visited';

/**
 * The cookie's value: `[lat, lng, radiusKm, city, state, country, zipCode, neighborhood]` as JSON, followed by
 * 'visited' for a place that was not chosen. The point is rounded (D36); the street is left out because the server
 * doesn't need it. Not URI-encoded: `cookies().set` of Next.js does that, and `toPlaceCookie` does it for
 * `document.cookie`.
 */
export function serializePlaceCookie({ place, radiusKm, isChosen }: StoredPlace): string {
  const { lat, lng } = roundCoordinates(place.coordinates);
  const { city, state, country, zipCode, neighborhood } = place.address;
  const entries = [lat, lng, radiusKm, city, state, country, zipCode, neighborhood];
  return JSON.stringify(isChosen ? entries : [...entries, visitedMarker]);
}

/**
 * Parses the cookie's value, decoded or not; null if it is missing or invalid. Doesn't use zod, because every page
 * loads this code and zod is larger than the rest of it.
 */
export function parsePlaceCookie(value: string | null | undefined): StoredPlace | null {
  const parsed = value ? parseCookieJson(value) : null;
  if (!Array.isArray(parsed)) return null;
  const isChosen = !(parsed.length === 9 && parsed[8] === visitedMarker);
  const entries: unknown[] = isChosen ? parsed : parsed.slice(0, 8);
  if (entries.length !== 8) return null;
  const [lat, lng, radiusKm, ...parts] = entries;
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

/** The place in a `Cookie` header or `document.cookie`; null if there is none. */
export function getPlaceFromCookies(cookieHeader: string, isHttps = isPageSecure()): StoredPlace | null {
  const prefix = `${placeCookieName(isHttps)}=`;
  const pair = cookieHeader.split('; ').find((entry) => entry.startsWith(prefix));
  return pair ? parsePlaceCookie(pair.slice(prefix.length)) : null;
}

/** Options for `cookies().set`. Not HttpOnly, because the browser reads the cookie too. */
export const placeCookieOptions = (isHttps: boolean) =>
  ({ path: '/', maxAge: maxAgeSeconds, sameSite: 'lax', secure: isHttps }) as const;

/** The string for `document.cookie` that saves the place. */
export const toPlaceCookie = (stored: StoredPlace, isHttps = isPageSecure()): string =>
  formatCookie(encodeURIComponent(serializePlaceCookie(stored)), maxAgeSeconds, isHttps);

/** The string for `document.cookie` that deletes the place (D2). */
export const toExpiredPlaceCookie = (isHttps = isPageSecure()): string => formatCookie('', 0, isHttps);

const formatCookie = (value: string, maxAge: number, isHttps: boolean) =>
  `${placeCookieName(isHttps)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

function parseCookieJson(value: string): unknown {
  try {
    // `cookies()` of Next.js returns decoded values, `document.cookie` doesn't.
    return JSON.parse(value.startsWith('[') ? value : decodeURIComponent(value));
  } catch {
    return null;
  }
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

const isPart = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= maxPartLength);
