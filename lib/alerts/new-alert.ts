import 'server-only';
import { withPlaceFromQuery } from '@/lib/jobs/place-in-query';
import type { JobSearch } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { logError } from '@/lib/log';
import { circleAround } from '@/lib/places/area';
import { geocodeEmbedded, reverseEmbedded } from '@/lib/places/embedded-geocoder';
import { geocode } from '@/lib/places/geocode';
import { type Coordinates, distanceKm, type Place, roundCoordinates } from '@/lib/places/place';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import { samePlaceKm, withoutPostedDays } from './alert';
import type { JobAlertDefaults, TalentAlertDefaults } from './form-values';

/**
 * Initial values of a new alert from a search. Its place is the search's point with the best known name, else
 * `chosenPlace`. `isComplete`: the search has a place and a radius. `isEmailed` drops the filter on posting age. Never
 * throws.
 */
export async function getNewJobAlertDefaults(
  requestedSearch: JobSearch,
  chosenPlace: Place | null,
  headers: Pick<Headers, 'get'>,
  isEmailed: boolean,
): Promise<JobAlertDefaults & { isComplete: boolean }> {
  const search = await withPlaceFromQuery(requestedSearch);
  const { more } = isEmailed ? withoutPostedDays(search) : search;
  const circle = more.area && circleAround(more.area);
  const searchPlace = await resolvePlace(
    circle ? { ...search, center: circle.center, place: '' } : search,
    chosenPlace,
    headers,
  );
  const radiusKm = circle ? Math.max(1, Math.ceil(circle.radiusKm)) : search.radiusKm;
  return {
    words: search.query,
    types: search.types,
    minPay: search.minPay,
    currency: 'USD',
    place: searchPlace ?? chosenPlace,
    more,
    radiusKm: Math.round(radiusKm ?? radius.defaultKm),
    // A search without a place or radius would become a circle that the visitor didn't choose.
    isComplete: searchPlace !== null && radiusKm !== null,
  };
}

/** Initial values of a talent alert: all talents near the company (specification, section 2). */
export const getNewTalentAlertDefaults = (company: { location: Place } | null): TalentAlertDefaults => ({
  keywords: '',
  skills: [],
  minYears: null,
  maxYears: null,
  place: company?.location ?? null,
  radiusKm: radius.talentDefaultKm,
});

async function resolvePlace(
  { center, place: placeText }: JobSearch,
  chosenPlace: Place | null,
  headers: Pick<Headers, 'get'>,
): Promise<Place | null> {
  try {
    if (center === null) return placeText === '' ? null : await geocodeTypedPlace(placeText, headers);
    if (chosenPlace && isNear(chosenPlace.coordinates, roundCoordinates(center), samePlaceKm))
      return chosenPlace;
    return await resolveNamedPlace(center, placeText);
  } catch (error) {
    if (!(error instanceof UserError)) logError('place of a new alert', error);
    return null;
  }
}

async function geocodeTypedPlace(placeText: string, headers: Pick<Headers, 'get'>): Promise<Place | null> {
  await enforceRateLimit('geocode', headers);
  const result = await geocode(placeText);
  return result.ok ? result.place : null;
}

/** The point as a place, with the name that the visitor typed if it is nearby, otherwise the gazetteer's. */
async function resolveNamedPlace(center: Coordinates, placeText: string): Promise<Place | null> {
  const geocoded = placeText === '' ? null : await geocodeEmbedded(placeText);
  if (geocoded?.state === 'found' && isNear(geocoded.place.coordinates, center, maxNameDistanceKm))
    return { ...geocoded.place, coordinates: center };
  const result = await reverseEmbedded(center);
  return result.state === 'found' ? { ...result.place, coordinates: center } : null;
}

const isNear = (a: Coordinates, b: Coordinates, maxKm: number) => distanceKm(a, b) <= maxKm;

const maxNameDistanceKm = 5;
