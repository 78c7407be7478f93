'use client';

import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { type Coordinates, distanceKm, unknownPlaceName } from '@/lib/places/place';
import { Distance } from './distance';
import { TravelTime } from './travel-time';
import { useVisitorPlace } from './visitor-place';

type DistanceFromYouProps = {
  coordinates: Coordinates;
  className?: string;
  /** Shown while the visitor's place is unknown. */
  children?: ReactNode;
};

/**
 * Distance and travel time from the visitor's place. Rendered in the browser, because the page is cached and shared.
 */
export function DistanceFromYou({ coordinates, className, children = null }: DistanceFromYouProps) {
  const place = useVisitorPlace();
  if (!place) return children;
  const { city, neighborhood } = place.address;
  const from = [neighborhood, city].find((name) => name && name !== unknownPlaceName) ?? undefined;
  const km = distanceKm(place.coordinates, coordinates);
  return (
    // A new place gets a new element, because a page translator may have replaced this one's text nodes.
    <span key={`${km} ${from}`} className={classes('dotted', className)}>
      <Distance km={km} from={from} />
      <TravelTime km={km} />
    </span>
  );
}
