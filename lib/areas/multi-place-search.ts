import 'server-only';
import { headers } from 'next/headers';
import { parseDecimal } from '@/lib/forms/parse-decimal';
import { toSearchPath } from '@/lib/jobs/more-filters';
import { radius } from '@/lib/limits';
import { type Area, getAreaError, maxCorners } from '@/lib/places/area';
import { toCircleShape } from '@/lib/places/circle-shape';
import { geocodeEmbedded } from '@/lib/places/embedded-geocoder';
import type { Coordinates } from '@/lib/places/place';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { multiPlaceSearch as text } from '@/messages/areas';

/** The choices for the radius around each place, in km. */
export const radiusOptionsKm = [1, 2, 3, 5, 10] as const;
const defaultRadiusKm = 2;
/** The number of fields for typed places. */
export const typedPlaceFieldCount = 3;
const minCornersPerPlace = 8;
const maxPlaces = Math.floor(maxCorners / minCornersPerPlace);

/** A search around several places, as its form submits it. */
export type MultiPlaceSearch = {
  path: string;
  /** The search's other URL parameters. */
  otherParams: RawParams;
  /** Coordinates of the chosen places, as 'lat,lng'. */
  points: string[];
  /** Place names as typed. */
  towns: string[];
  radiusKm: number;
  isSubmitted: boolean;
};

/**
 * Parses the form's parameters. `at` is the search's path, and `spot`, `town` and `around` are form fields. The rest
 * belongs to the search, whose `area` and `page` are dropped.
 */
export function parseMultiPlaceSearch({
  at,
  spot,
  town,
  around,
  area: _area,
  page: _page,
  ...rest
}: RawParams): MultiPlaceSearch {
  const toList = (values: RawParams[string]) =>
    [values ?? []].flat().map((value) => value.trim().slice(0, 100));
  const km = Number(around);
  return {
    path: toSearchPath(at),
    otherParams: rest,
    points: toList(spot),
    towns: toList(town).filter((value) => value !== ''),
    radiusKm: radiusOptionsKm.find((option) => option === km) ?? defaultRadiusKm,
    isSubmitted: around !== undefined,
  };
}

/**
 * The circles around these places as one area, or an error message.
 * @throws when the database can't be reached
 */
export async function createAreaOfPlaces({
  points,
  towns,
  radiusKm,
}: MultiPlaceSearch): Promise<Area | string> {
  const count = points.length + towns.length;
  if (count === 0) return text.noPlaceChosen;
  if (count > maxPlaces) return text.tooManyPlaces({ maxPlaces });
  const centers = points.flatMap((point) => parsePoint(point) ?? []);
  for (const town of towns) {
    const location = await geocodeTown(town);
    if (typeof location === 'string') return location;
    centers.push(location);
  }
  if (centers.length === 0) return text.noPlaceChosen;
  const cornersPerPlace = Math.min(12, Math.floor(maxCorners / centers.length));
  const area = centers.map((center) => toCircleShape(center, radiusKm, cornersPerPlace));
  return getAreaError(area, radius.maxKm) === null ? area : text.tooFarApart;
}

async function geocodeTown(name: string): Promise<Coordinates | string> {
  try {
    await enforceRateLimit('geocode', await headers());
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  const result = await geocodeEmbedded(name);
  return result.state === 'found' ? result.place.coordinates : text.placeNotFound({ name });
}

function parsePoint(point: string): Coordinates | null {
  const [lat = Number.NaN, lng = Number.NaN] = point.split(',').map(parseDecimal);
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
