import type { Coordinates } from '@/lib/places/place';

/** A cell of half a degree, counted from 0; `listings_of_jobs` in the database counts in the same way. */
export type Cell = readonly [lat: number, lng: number];

const perDegree = 2;
const kmPerDegree = 111.19;

/** The cells that a circle of so many km touches, and perhaps one at a corner that it just misses. */
export function cellsAround({ lat, lng }: Coordinates, km: number): Cell[] {
  const north = km / kmPerDegree;
  // Meridians converge: what matters is the edge of the circle that is nearest to a pole.
  const widest = Math.min(Math.abs(lat) + north, 89);
  const east = north / Math.cos((widest * Math.PI) / 180);
  return cellNumbers(lat, north).flatMap((row) =>
    cellNumbers(lng, east).map((column): Cell => [row, column]),
  );
}

function cellNumbers(middle: number, reach: number): number[] {
  const first = Math.floor((middle - reach) * perDegree);
  const last = Math.floor((middle + reach) * perDegree);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
