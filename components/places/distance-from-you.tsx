'use client';

import { type Coordinates, distanceKm, unknownPlaceName } from '@/lib/places/place';
import { Distance } from './distance';
import { useRememberedPlace } from './remember-place';

type DistanceFromYouProps = {
  coordinates: Coordinates;
  /** Whether it says from where. */
  saysFrom?: boolean;
  className?: string;
};

/** How far, in km and about how many minutes, something on a shared, cached page is from this visitor's place; nothing while that is not known. */
export function DistanceFromYou({ coordinates, saysFrom = true, className }: DistanceFromYouProps) {
  const place = useRememberedPlace();
  if (!place) return null;
  const { city, neighborhood } = place.address;
  const from = [neighborhood, city].find((name) => name && name !== unknownPlaceName) ?? undefined;
  const km = distanceKm(place.coordinates, coordinates);
  return (
    // Another place makes another element: a page translator may have replaced the texts of this one.
    <span key={`${km} ${from}`} className={className}>
      <Distance km={km} from={saysFrom ? from : undefined} />
    </span>
  );
}
