import { type Coordinates, distanceKm } from '../../../lib/places/place.ts';
import type { Random } from '../random.ts';

export type Zip = Coordinates & { zip: string };

export type Neighborhood = Coordinates & { name: string };

/** A city with what lies in it. */
export type Town = Coordinates & {
  name: string;
  /** 'California' */
  state: string;
  population: number;
  zips: readonly Zip[];
  neighborhoods: readonly Neighborhood[];
};

export type Spot = Coordinates & { neighborhood: string | null; zip: string | null };

/** The towns of the demonstration, each as likely as its population to the power of 0.75 is of all. */
export type PlaceStock = { towns: readonly Town[]; pick(random: Random): Town };

/** Below this number of people a town has no postings of its own: a search there finds its neighbors'. */
const smallestPopulation = 5_000;
const jitterKm = 0.6;
const kmPerDegree = (6371 * Math.PI) / 180;

export function createPlaceStock(all: readonly Town[]): PlaceStock {
  const towns = all
    .filter((town) => town.population >= smallestPopulation && town.zips.length > 0)
    .sort((a, b) => b.population - a.population || compare(a.state, b.state) || compare(a.name, b.name));
  if (towns.length === 0) throw new Error('There are no places yet: load the gazetteer first.');
  let total = 0;
  const sums = towns.map((town) => {
    total += town.population ** 0.75;
    return total;
  });
  const pick = (random: Random): Town => {
    const wanted = random.next() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return towns[low] ?? random.pick(towns);
  };
  return { towns, pick };
}

/** A point in the town: 85% lie near a neighborhood where the town has any, scattered by about 0.6 km. */
export function pickSpot(town: Town, random: Random): Spot {
  const near = town.neighborhoods.length > 0 && random.chance(0.85) ? random.pick(town.neighborhoods) : null;
  // Elsewhere: half of a town's people live within about this distance of its middle.
  const spreadKm = near ? jitterKm : Math.max(jitterKm, Math.min(9, Math.sqrt(town.population / 20_000)));
  const center = near ?? town;
  const lat = center.lat + (random.gaussian() * spreadKm) / kmPerDegree;
  const lng =
    center.lng + (random.gaussian() * spreadKm) / (kmPerDegree * Math.cos((center.lat * Math.PI) / 180));
  const point = { lat: round(lat), lng: round(lng) };
  return { ...point, neighborhood: near?.name ?? null, zip: nearestZip(town.zips, point) };
}

function nearestZip(zips: readonly Zip[], point: Coordinates): string | null {
  let best: Zip | null = null;
  let bestKm = Number.POSITIVE_INFINITY;
  for (const zip of zips) {
    const km = distanceKm(zip, point);
    if (km < bestKm) [best, bestKm] = [zip, km];
  }
  return best?.zip ?? null;
}

// Five decimals are about a metre.
const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

// Not localeCompare: the order must not depend on the machine's language.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
