import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import { findUsState } from '../../../lib/places/us-states.ts';
import { cleanName } from './names.ts';
import type { SourceZip } from './sources.ts';
import { type Town, townKey } from './towns.ts';

export type Zip = {
  zip: string;
  /** The post office's name of its town. */
  name: string;
  stateCode: string;
  county: string;
  /** An area where people live or work, not a post office box or one large recipient. */
  isArea: boolean;
  /** The town of that name, if there is one nearby. */
  town: Town | null;
  lat: number;
  lng: number;
};

const maxSourceDistanceKm = 20;
const bigTownPopulation = 20_000;
// The point of a post office box's ZIP code is often that of its county or of another post office.
const maxTownDistanceKm = { bigTown: 120, smallTown: 40, box: 150 };

/** Assigns each ZIP code a point and its town. */
export function locateZips(
  sources: readonly SourceZip[],
  areas: ReadonlyMap<string, Coordinates>,
  towns: readonly Town[],
): Zip[] {
  const townsByKey = Map.groupBy(towns, townKey);
  return sources
    .filter(({ stateCode }) => findUsState(stateCode))
    .map((source): Zip => {
      const { zip, stateCode, county } = source;
      const name = cleanName(source.city, stateCode) ?? source.city;
      const namesakes = townsByKey.get(townKey({ name, stateCode })) ?? [];
      const area = areas.get(zip);
      const point = area ? pickPoint(source, area, namesakes) : { lat: source.lat, lng: source.lng };
      const town = nearest(namesakes, point);
      const isTownNear =
        town !== null &&
        distanceKm(town, point) <= (area ? getMaxTownDistanceKm(town) : maxTownDistanceKm.box);
      return {
        zip,
        name,
        stateCode,
        county,
        isArea: area !== undefined,
        town: isTownNear ? town : null,
        ...point,
      };
    })
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

const getMaxTownDistanceKm = (town: Town) =>
  town.population >= bigTownPopulation ? maxTownDistanceKm.bigTown : maxTownDistanceKm.smallTown;

// The Census point is better, unless the two are far apart: then the one nearer to the town is right.
function pickPoint(postal: Coordinates, census: Coordinates, namesakes: readonly Town[]): Coordinates {
  const { lat, lng } = postal;
  if (distanceKm(postal, census) <= maxSourceDistanceKm) return census;
  return distanceToNearestKm({ lat, lng }, namesakes) < distanceToNearestKm(census, namesakes)
    ? { lat, lng }
    : census;
}

function nearest(towns: readonly Town[], point: Coordinates): Town | null {
  return towns.reduce<Town | null>(
    (best, town) => (best && distanceKm(best, point) <= distanceKm(town, point) ? best : town),
    null,
  );
}

function distanceToNearestKm(point: Coordinates, towns: readonly Town[]): number {
  const town = nearest(towns, point);
  return town ? distanceKm(town, point) : Number.POSITIVE_INFINITY;
}
