import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import { findUsState } from '../../../lib/places/us-states.ts';
import { readPlaces } from '../places/file.ts';
import { readNeighborhoods } from '../places/sources.ts';
import type { Random } from '../random.ts';

type Named = Coordinates & { name: string };

/** A city with its ZIP codes and neighborhoods. */
export type Town = Named & {
  /** 'California' */
  state: string;
  population: number;
  zips: Named[];
  neighborhoods: Named[];
};

export type TownPoint = Coordinates & { neighborhood: string | null; zip: string | null };

/** The towns of the demonstration, largest first. `pick` weights by population to the power of 0.75. */
export type PlacePool = { towns: readonly Town[]; pick(random: Random): Town };

/** Smaller towns have no postings; a search there finds those of neighboring towns. */
const minPopulation = 5_000;

/** The towns of the committed gazetteer, with only the neighborhoods of our own list. */
export function loadPlacePool(): PlacePool {
  const rows = readPlaces();
  const listed = new Set(
    readNeighborhoods().map(({ neighborhood, city, state }) => `${neighborhood}|${city}|${state}`),
  );
  const cities = rows.map(({ kind, name, stateCode, lat, lng, population }): Town | null => {
    const state = findUsState(stateCode)?.name;
    if (kind !== 'city' || !state) return null;
    return { name, state, lat, lng, population, zips: [], neighborhoods: [] };
  });
  for (const { kind, name, stateCode, cityId, isArea, lat, lng } of rows) {
    const city = cityId === null ? null : cities[cityId - 1];
    if (!city) continue;
    if (kind === 'zip' && isArea) city.zips.push({ name, lat, lng });
    if (kind === 'neighborhood' && listed.has(`${name}|${city.name}|${stateCode}`))
      city.neighborhoods.push({ name, lat, lng });
  }
  const towns = cities
    .filter((city) => city !== null)
    .filter((city) => city.population >= minPopulation && city.zips.length > 0)
    .sort((a, b) => b.population - a.population);
  let total = 0;
  const sums = towns.map(({ population }) => {
    total += population ** 0.75;
    return total;
  });
  const pick = (random: Random): Town => {
    const target = random.next() * total;
    return towns[sums.findIndex((sum) => sum > target)] ?? random.pick(towns);
  };
  return { towns, pick };
}

const jitterKm = 0.6;
const kmPerDegree = (6371 * Math.PI) / 180;

/** A random point in the town: 85% are near a neighborhood if the town has any, scattered by about 0.6 km. */
export function pickTownPoint(town: Town, random: Random): TownPoint {
  const neighborhood =
    town.neighborhoods.length > 0 && random.chance(0.85) ? random.pick(town.neighborhoods) : null;
  // Without a neighborhood: half of a town's people live within about this distance of its center.
  const spreadKm = neighborhood
    ? jitterKm
    : Math.max(jitterKm, Math.min(9, Math.sqrt(town.population / 20_000)));
  const center = neighborhood ?? town;
  const kmPerDegreeOfLongitude = kmPerDegree * Math.cos((center.lat * Math.PI) / 180);
  const point = {
    lat: round(center.lat + (random.gaussian() * spreadKm) / kmPerDegree),
    lng: round(center.lng + (random.gaussian() * spreadKm) / kmPerDegreeOfLongitude),
  };
  const zips = town.zips.map((zip) => ({ zip, km: distanceKm(zip, point) }));
  const nearest = zips.reduce((best, candidate) => (candidate.km < best.km ? candidate : best));
  return { ...point, neighborhood: neighborhood?.name ?? null, zip: nearest.zip.name };
}

// Five decimals are about a meter.
const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
