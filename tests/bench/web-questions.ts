import type { Coordinates } from '../../lib/places/place.ts';
import { type PlaceStock, pickSpot } from '../../supabase/seed/demo/place-stock.ts';
import { createRandom, seedOf } from '../../supabase/seed/random.ts';

/** What people look for; most look for nothing but what is near. */
const words = ['', '', '', 'nurse', '', '', '', 'cook', '', '', 'weekends'];

/** The addresses of near me and of /search in turn. */
const pageOf = ({ lat, lng }: Coordinates, number: number): string => {
  const query = new URLSearchParams({ lat: lat.toFixed(3), lng: lng.toFixed(3), radius: '10' });
  const q = words[number % words.length] ?? '';
  if (q !== '') query.set('q', q);
  return `${number % 4 === 3 ? '/search' : '/jobs-near-me'}?${query}`;
};

/** Searches that nobody has asked before: around other points of the same towns each time, a hundred meters apart. */
export function unaskedSearches(stock: PlaceStock): () => string {
  const spots = spotsOf(stock);
  let number = 0;
  return () => {
    const round = Math.floor(number / spots.length);
    const spot = spots[number % spots.length];
    if (!spot) throw new Error('There are no places to search.');
    // A walk around each spot.
    const point = {
      lat: spot.lat + ((round % 20) - 10) * 0.001,
      lng: spot.lng + (Math.floor(round / 20) - 10) * 0.001,
    };
    return pageOf(point, number++);
  };
}

/** Searches that many ask: 200 of them, one at each of 200 places, some with words. */
export const popularSearches = (stock: PlaceStock): string[] => spotsOf(stock).map(pageOf);

/** One of these each time, the first ones more often. */
export function oneOf(addresses: readonly string[]): () => string {
  const random = createRandom(seedOf('popular searches'));
  return () => addresses[Math.floor(random.next() ** 2 * addresses.length)] ?? '';
}

/** 200 places in the 20 largest cities, where a list has its 20 jobs: ten in each, in turns. */
function spotsOf({ towns }: PlaceStock): readonly Coordinates[] {
  const random = createRandom(seedOf('places to search'));
  return Array.from({ length: 10 }, () => towns.slice(0, 20).map((town) => pickSpot(town, random))).flat();
}

/** The search of such an address as the JSON of the API. */
export const asApi = (address: string): string => address.replace(/^[^?]*/, '/api/jobs/search');
