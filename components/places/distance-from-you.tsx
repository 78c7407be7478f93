'use client';

import { type Coordinates, distanceKm } from '@/lib/places/place';
import { Distance } from './distance';
import { useRememberedPlace } from './remember-place';

/** How far something on a shared, cached page is from this visitor; nothing while their place is not known. */
export function DistanceFromYou({
  coordinates,
  className,
}: {
  coordinates: Coordinates;
  className?: string;
}) {
  const place = useRememberedPlace();
  if (!place) return null;
  return (
    <span className={className}>
      <Distance km={distanceKm(place.coordinates, coordinates)} />
    </span>
  );
}
