'use client';

import { Distance } from '@/components/places/distance';
import { useRememberedPlace } from '@/components/places/remember-place';
import { TravelTime } from '@/components/places/travel-time';
import { type Coordinates, distanceKm } from '@/lib/places/place';

/** How far a job is: as its search says, else from the visitor's place, which only their browser knows. */
type Whereabouts = { km: number } | { coordinates: Coordinates };

function useKm(where: Whereabouts): number | null {
  const place = useRememberedPlace();
  if ('km' in where) return where.km;
  return place && distanceKm(place.coordinates, where.coordinates);
}

export function CardDistance(where: Whereabouts) {
  const km = useKm(where);
  return km !== null && <Distance key={km} km={km} />;
}

export function CardTravelTime(where: Whereabouts) {
  const km = useKm(where);
  return km !== null && <TravelTime key={km} km={km} />;
}
