import type { Coordinates } from '../../lib/places/place.ts';
import { type PlaceStock, pickSpot } from '../../supabase/seed/demo/place-stock.ts';
import { createRandom, seedOf } from '../../supabase/seed/random.ts';

export type Search = Coordinates & {
  radiusKm: number;
  words: string | null;
  sort: 'distance' | 'date';
  withTotal: boolean;
};

export type Scenario = { name: string; searches: readonly Search[] };

const words = [
  'barista',
  'registered nurse',
  'electrician',
  'line cook',
  'teacher',
  'delivery driver',
  'weekends',
];

/** What people ask: around a spot of a town, more often of a large one; always the same spots. */
export function scenarios(stock: PlaceStock): readonly [Scenario, ...Scenario[]] {
  const random = createRandom(seedOf('bench'));
  const spots = Array.from({ length: 400 }, () => pickSpot(stock.pick(random), random));
  const searches = ({ hasWords = false, ...change }: Partial<Search> & { hasWords?: boolean }): Search[] =>
    spots.map(({ lat, lng }, index) => ({
      lat,
      lng,
      radiusKm: 10,
      sort: 'distance',
      withTotal: false,
      words: hasWords ? (words[index % words.length] ?? null) : null,
      ...change,
    }));
  return [
    { name: 'by distance', searches: searches({}) },
    { name: 'by date', searches: searches({ sort: 'date' }) },
    { name: 'with text', searches: searches({ hasWords: true }) },
    { name: 'by distance, with the exact total', searches: searches({ withTotal: true }) },
    { name: 'with text, with the exact total', searches: searches({ hasWords: true, withTotal: true }) },
  ];
}
