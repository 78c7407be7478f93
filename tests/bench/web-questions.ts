import type { PlaceStock } from '../../supabase/seed/demo/place-stock.ts';
import { createRandom, seedOf } from '../../supabase/seed/random.ts';
import { type Search, scenarios } from './searches.ts';

/** What people look for; most look for nothing but what is near. */
const words = ['', '', '', 'barista', 'nurse', 'driver', 'weekends', 'teacher', 'cook'];

/** The addresses of near me and of /search in turn. */
const pageOf = ({ lat, lng }: Pick<Search, 'lat' | 'lng'>, number: number): string => {
  const query = new URLSearchParams({ lat: `${lat}`, lng: `${lng}`, radius: '10' });
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
    // A walk outwards from each spot.
    const point = {
      lat: (spot.lat + ((round % 20) - 10) * 0.001).toFixed(3),
      lng: (spot.lng + (Math.floor(round / 20) - 10) * 0.001).toFixed(3),
    };
    return pageOf({ lat: Number(point.lat), lng: Number(point.lng) }, number++);
  };
}

/** Searches that many ask: 200 of them, one at each of 200 places, some with words. */
export const popularSearches = (stock: PlaceStock): string[] => spotsOf(stock).slice(0, 200).map(pageOf);

/** One of these each time, the first ones more often. */
export function oneOf(addresses: readonly string[]): () => string {
  const random = createRandom(seedOf('popular searches'));
  return () => addresses[Math.floor(random.next() ** 2 * addresses.length)] ?? '';
}

const spotsOf = (stock: PlaceStock): readonly Search[] =>
  scenarios(stock)[0].searches.map((search) => ({
    ...search,
    lat: Math.round(search.lat * 1000) / 1000,
    lng: Math.round(search.lng * 1000) / 1000,
  }));

/** The search of such an address as the JSON of the API. */
export const asApi = (address: string): string => address.replace(/^[^?]*/, '/api/jobs/search');
