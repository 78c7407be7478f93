import type { Coordinates } from '../../lib/places/place.ts';
import { type PlacePool, pickTownPoint } from '../../supabase/seed/demo/place-pool.ts';
import { createRandom, createSeed } from '../../supabase/seed/random.ts';

/** Search words; most searches have none. */
const words = ['', '', '', 'nurse', '', '', '', 'cook', '', '', 'weekends'];

/** Every fourth address is /search, the others are /jobs-near-me. */
const toSearchPath = ({ lat, lng }: Coordinates, number: number): string => {
  const query = new URLSearchParams({ lat: lat.toFixed(3), lng: lng.toFixed(3), radius: '10' });
  const q = words[number % words.length] ?? '';
  if (q !== '') query.set('q', q);
  return `${number % 4 === 3 ? '/search' : '/jobs-near-me'}?${query}`;
};

/** Searches that are not cached: other points of the same towns each time, a hundred meters apart. */
export function uncachedSearches(pool: PlacePool): () => string {
  const points = listTownPoints(pool);
  let number = 0;
  return () => {
    const round = Math.floor(number / points.length);
    const townPoint = points[number % points.length];
    if (!townPoint) throw new Error('There are no places to search.');
    // A grid around each point.
    const point = {
      lat: townPoint.lat + ((round % 20) - 10) * 0.001,
      lng: townPoint.lng + (Math.floor(round / 20) - 10) * 0.001,
    };
    return toSearchPath(point, number++);
  };
}

/** Popular searches: 200 of them, one at each of 200 places, some with words. */
export const popularSearches = (pool: PlacePool): string[] => listTownPoints(pool).map(toSearchPath);

/** Returns one of the addresses at each call, the first ones more often. */
export function pickSkewed(addresses: readonly string[]): () => string {
  const random = createRandom(createSeed('popular searches'));
  return () => addresses[Math.floor(random.next() ** 2 * addresses.length)] ?? '';
}

/** 200 places in the 20 largest cities, ten in each in turn, with enough jobs nearby to fill a page of 20. */
function listTownPoints({ towns }: PlacePool): readonly Coordinates[] {
  const random = createRandom(createSeed('places to search'));
  return Array.from({ length: 10 }, () =>
    towns.slice(0, 20).map((town) => pickTownPoint(town, random)),
  ).flat();
}

/** The API address of a search page, with the same parameters. */
export const toApiPath = (address: string): string => address.replace(/^[^?]*/, '/api/jobs/search');
