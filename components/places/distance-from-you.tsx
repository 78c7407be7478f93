'use client';

import type { ReactNode } from 'react';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { useRememberedPlace } from './remember-place';

/** How far something on a shared, cached page is from this visitor; nothing while their place is not known. */
export function DistanceFromYou({
  coordinates,
  className,
  children,
}: {
  coordinates: Coordinates;
  className?: string;
  /** An icon before it. */
  children?: ReactNode;
}) {
  const place = useRememberedPlace();
  if (!place) return null;
  return (
    <span className={className}>
      {children}
      {distanceLabel(distanceKm(place.coordinates, coordinates))}
    </span>
  );
}
