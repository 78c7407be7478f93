import type { Coordinates } from '@/lib/places/place';

/** A cell of half a degree, as in `list_affected_listings` in the database. */
export type Cell = readonly [lat: number, lng: number];

const cellsPerDegree = 2;
const kmPerDegree = 111.19;

/** The cells that a circle touches; a corner cell that it just misses may be included. */
export function cellsAround({ lat, lng }: Coordinates, km: number): Cell[] {
  const latDegrees = km / kmPerDegree;
  // Meridians converge: the edge nearest to a pole spans the most degrees of longitude.
  const maxAbsLat = Math.min(Math.abs(lat) + latDegrees, 89);
  const lngDegrees = latDegrees / Math.cos((maxAbsLat * Math.PI) / 180);
  return listCellNumbers(lat, latDegrees).flatMap((row) =>
    listCellNumbers(lng, lngDegrees).map((column): Cell => [row, column]),
  );
}

function listCellNumbers(center: number, radiusDegrees: number): number[] {
  const first = Math.floor((center - radiusDegrees) * cellsPerDegree);
  const last = Math.floor((center + radiusDegrees) * cellsPerDegree);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
