'use client';

import { type Coordinates, distanceKm } from '@/lib/places/place';
import { distanceMarkup } from './distance';
import { useRememberedPlace } from './remember-place';

/** How far, in km and about how many minutes, something on a shared, cached page is from this visitor; nothing while their place is not known. */
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
    <span
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: distanceMarkup(distanceKm(place.coordinates, coordinates)).markup }}
    />
  );
}
