'use client';

import { Distance } from '@/components/places/distance';
import { TravelTime } from '@/components/places/travel-time';
import { useVisitorPlace } from '@/components/places/visitor-place';
import { type Coordinates, distanceKm } from '@/lib/places/place';

/**
 * The distance from the search's center. Without a center, the job's coordinates, because only the browser has the
 * visitor's place.
 */
type DistanceSource = { km: number } | { coordinates: Coordinates };

function useDistanceKm(where: DistanceSource): number | null {
  const place = useVisitorPlace();
  if ('km' in where) return where.km;
  return place && distanceKm(place.coordinates, where.coordinates);
}

export function CardDistance(where: DistanceSource) {
  const km = useDistanceKm(where);
  return km !== null && <Distance key={km} km={km} />;
}

export function CardTravelTime(where: DistanceSource) {
  const km = useDistanceKm(where);
  return km !== null && <TravelTime key={km} km={km} />;
}
