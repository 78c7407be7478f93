import 'server-only';
import { headers } from 'next/headers';
import { plainNumber } from '@/lib/forms/plain-number';
import { searchPath } from '@/lib/jobs/more-filters';
import { radius } from '@/lib/limits';
import { type Area, mostCorners, problemOf } from '@/lib/places/area';
import { circleShape } from '@/lib/places/circle-shape';
import { geocodeEmbedded } from '@/lib/places/embedded-provider';
import type { Coordinates } from '@/lib/places/place';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { areaOfPlaces as text } from '@/messages/areas';

/** How far around each place one may search, in km. */
export const distancesAround = [1, 2, 3, 5, 10] as const;
const usualDistance = 2;
export const typedPlaces = 3;
const fewestCorners = 8;
const mostPlaces = Math.floor(mostCorners / fewestCorners);

/** Several places to search in, as their form asks for them. */
export type PlacesAsked = {
  /** The search's page. */
  path: string;
  /** What else its address asks. */
  rest: RawParams;
  /** Points of places that were chosen, as 'lat,lng'. */
  spots: string[];
  /** Places in somebody's words. */
  towns: string[];
  km: number;
  /** Whether the form was sent. */
  isAsked: boolean;
};

/** Reads the page of several places: `at` is the search's page; `spot`, `town` and `around` are its form's; all else is the search's. */
export function readPlacesAsked({
  at,
  spot,
  town,
  around,
  area: _area,
  page: _page,
  ...rest
}: RawParams): PlacesAsked {
  const list = (given: RawParams[string]) => [given ?? []].flat().map((each) => each.trim().slice(0, 100));
  const km = Number(around);
  return {
    path: searchPath(at),
    rest,
    spots: list(spot),
    towns: list(town).filter((each) => each !== ''),
    km: distancesAround.find((each) => each === km) ?? usualDistance,
    isAsked: around !== undefined,
  };
}

/** The circles around these places as an area, or the sentence that says why there is none. Throws when the database does. */
export async function areaOfPlaces({ spots, towns, km }: PlacesAsked): Promise<Area | string> {
  const count = spots.length + towns.length;
  if (count === 0) return text.chooseSome;
  if (count > mostPlaces) return text.chooseFewer({ most: mostPlaces });
  const middles = spots.flatMap((spot) => readSpot(spot) ?? []);
  for (const town of towns) {
    const found = await findTown(town);
    if (typeof found === 'string') return found;
    middles.push(found);
  }
  if (middles.length === 0) return text.chooseSome;
  const corners = Math.min(12, Math.floor(mostCorners / middles.length));
  const area = middles.map((middle) => circleShape(middle, km, corners));
  return problemOf(area, radius.maxKm) === null ? area : text.tooFarApart;
}

async function findTown(given: string): Promise<Coordinates | string> {
  try {
    await takeLimit('geocode', await headers());
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.message;
    throw thrown;
  }
  const answer = await geocodeEmbedded(given);
  return answer.state === 'found' ? answer.place.coordinates : text.unknown({ given });
}

function readSpot(spot: string): Coordinates | null {
  const [lat = Number.NaN, lng = Number.NaN] = spot.split(',').map(plainNumber);
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
