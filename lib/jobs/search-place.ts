import 'server-only';
import { headers } from 'next/headers';
import { radius } from '@/lib/limits';
import { logError } from '@/lib/log';
import { placeLabel } from '@/lib/places/address-label';
import { reverseEmbedded } from '@/lib/places/embedded-geocoder';
import { geocode } from '@/lib/places/geocode';
import { isNearMe } from '@/lib/places/near-me';
import { type Coordinates, isSamePoint, type Place, roundCoordinates } from '@/lib/places/place';
import { appendHelp, getOutsideHelp } from '@/lib/places/place-help';
import type { Suggestion } from '@/lib/places/suggestion';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { searchPlace as text } from '@/messages/jobs/search';
import { placeMessages } from '@/messages/places/messages';
import { getCurrentPlace } from './current-place';
import { withPlaceFromQuery } from './place-in-query';
import { type JobSearch, parseJobSearch, portableSearchQuery } from './search-params';
import type { CurrentPlace } from './site-place';

/**
 * The center of a search and its name. `problem` is a message: why there is no center, or that a ZIP code doesn't match
 * the city. `place` is null for a point without a name. `alternatives`: other places with the typed name, or
 * suggestions.
 */
export type SearchPlace = { alternatives: Suggestion[] } & (
  | { center: Coordinates; name: string; place: Place | null; problem: string | null }
  | { center: null; name: null; place: null; problem: string | null }
);

/** Returns the search of a URL with the visitor's own place and radius as defaults. Never throws. */
export async function resolveJobSearch(params: RawParams) {
  const current = await getCurrentPlace();
  const parsed = await withPlaceFromQuery(
    parseJobSearch(params, { radiusKm: current?.radiusKm ?? radius.defaultKm }),
  );
  // Without JavaScript: the filter form was sent with an empty place.
  const isEverywhere = params.place === '' && parsed.place === '' && params.radius !== undefined;
  const searchAround = (center: Coordinates) => ({
    ...parsed,
    center,
    radiusKm: isEverywhere ? null : parsed.radiusKm,
  });
  const where = await getSearchPlace(parsed, current);
  const search: JobSearch = where.center ? searchAround(where.center) : { ...parsed, center: null };
  // A typed place stays text in the URL, so that the address is readable.
  const isTyped = parsed.center === null && parsed.place !== '';
  return {
    search,
    where,
    /** Returns the query of a similar search; a typed place stays text. */
    queryFor: (other: JobSearch) => portableSearchQuery(isTyped ? { ...other, center: null } : other),
    /** Whether the center is the visitor's own place. */
    isVisitorPlace: !!current && !!where.center && isSamePoint(where.center, current.place.coordinates),
  };
}

/**
 * Returns the place for the title of a search that has no typed place: the place of its center, else the visitor's.
 * Never throws.
 */
export async function getTitlePlace({ center }: Pick<JobSearch, 'center'>): Promise<Place | null> {
  const own = (await getCurrentPlace())?.place ?? null;
  // The page requests the same point, so both share one lookup.
  return center ? (await getPlaceAtPoint(roundCoordinates(center), own)).place : own;
}

/** Returns where to search: the point or place of the URL, else the visitor's place, rounded (D36). Never throws. */
async function getSearchPlace(
  { center, place: words }: Pick<JobSearch, 'center' | 'place'>,
  current: CurrentPlace | null,
): Promise<SearchPlace> {
  // Rounded like links and the visitor's place, so that distances are the same on all pages.
  if (center) return getPlaceAtPoint(roundCoordinates(center), current?.place ?? null);
  // A form without JavaScript sends the place's label back.
  const isOwn = current && (placeLabel(current.place) === words || isNearMe(words));
  if (words !== '' && !isOwn) return geocodeTypedPlace(words);
  return current ? toSearchPlace(current.place) : toMissingPlace();
}

/** No center: no place is known, or `problem` is the reason. */
const toMissingPlace = (problem: string | null = null, alternatives: Suggestion[] = []): SearchPlace => ({
  center: null,
  name: null,
  place: null,
  problem,
  alternatives,
});

const toSearchPlace = (
  place: Place,
  alternatives: Suggestion[] = [],
  center = roundCoordinates(place.coordinates),
): SearchPlace => ({
  center,
  name: placeLabel(place),
  place,
  problem: null,
  alternatives,
});

/**
 * Returns the place at coordinates; no center and a problem if they are outside the gazetteer's area. `ownPlace` is the
 * visitor's place and wins if it is at the same point. Never throws.
 */
export async function getPlaceAtPoint(center: Coordinates, ownPlace: Place | null): Promise<SearchPlace> {
  if (ownPlace !== null && isSamePoint(center, ownPlace.coordinates))
    return toSearchPlace(ownPlace, [], center);
  try {
    // Uses only the embedded gazetteer: rendering must not call another server.
    const result = await reverseEmbedded(center);
    if (result.state === 'found') return toSearchPlace({ ...result.place, coordinates: center }, [], center);
    if (result.state === 'outside')
      return toMissingPlace(appendHelp(placeMessages.reverseIncomplete, getOutsideHelp(result.country)));
  } catch (error) {
    logError('name of a searched point', error);
  }
  return { center, name: text.unnamedPoint, place: null, problem: null, alternatives: [] };
}

/** Geocodes a typed place (D30) within the visitor's rate limit (D35). */
async function geocodeTypedPlace(text: string): Promise<SearchPlace> {
  try {
    await enforceRateLimit('geocode', await headers());
  } catch (error) {
    if (error instanceof UserError) return toMissingPlace(error.message);
    logError('limit of a typed place', error);
  }
  const result = await geocode(text);
  return result.ok
    ? { ...toSearchPlace(result.place, result.alternatives), problem: result.warning }
    : toMissingPlace(result.message, result.alternatives);
}
