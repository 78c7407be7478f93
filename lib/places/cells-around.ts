import type { Coordinates } from '@/lib/places/place';

/** A cell of half a degree, as in `list_affected_listings` in the database. */
export type Cell = readonly [lat: number, lng: number];

const cellsPerDegree = 2;
const kmPerDegree = 111.19;

/** The cells that a circle touches. A cell at a corner that the circle just misses may be included. */
export function cellsAround({ lat, lng }: Coordinates, km: number): Cell[] {
  const latDegrees = km / kmPerDegree;
  // Meridians converge: the edge nearest to a pole spans the most degrees of longitude.
  const maxAbsLat = Math.min(Math.abs(lat) + latDegrees, 89);
  const lngDegrees = latDegrees / Math.cos((maxAbsLat * Math.PI) / 180);
  return cellNumbers(lat, latDegrees).flatMap((row) =>
    cellNumbers(lng, lngDegrees).map((column): Cell => [row, column]),
  );
}

function cellNumbers(center: number, reach: number): number[] {
  const first = Math.floor((center - reach) * cellsPerDegree);
  const last = Math.floor((center + reach) * cellsPerDegree);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
