'use client';

import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { type Coordinates, distanceKm, unknownPlaceName } from '@/lib/places/place';
import { Distance } from './distance';
import { useRememberedPlace } from './remember-place';
import { TravelTime } from './travel-time';

type DistanceFromYouProps = {
  coordinates: Coordinates;
  className?: string;
  /** What is said while the visitor's place is not known. */
  children?: ReactNode;
};

/** How far something on a shared, cached page is from this visitor's place, and about how long that takes. */
export function DistanceFromYou({ coordinates, className, children = null }: DistanceFromYouProps) {
  const place = useRememberedPlace();
  if (!place) return children;
  const { city, neighborhood } = place.address;
  const from = [neighborhood, city].find((name) => name && name !== unknownPlaceName) ?? undefined;
  const km = distanceKm(place.coordinates, coordinates);
  return (
    // Another place makes another element: a page translator may have replaced the texts of this one.
    <span key={`${km} ${from}`} className={classes('dotted', className)}>
      <Distance km={km} from={from} />
      <TravelTime km={km} />
    </span>
  );
}
