'use client';

import { type Coordinates, distanceKm, unknownPlaceName } from '@/lib/places/place';
import { distanceMarkup } from './distance';
import { useRememberedPlace } from './remember-place';

/** How far, in km and about how many minutes, something on a shared, cached page is from this visitor's place; nothing while that is not known. */
export function DistanceFromYou({
  coordinates,
  className,
}: {
  coordinates: Coordinates;
  className?: string;
}) {
  const place = useRememberedPlace();
  if (!place) return null;
  const { city, neighborhood } = place.address;
  const from = [neighborhood, city].find((name) => name && name !== unknownPlaceName) ?? undefined;
  const km = distanceKm(place.coordinates, coordinates);
  return (
    <span
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: distanceMarkup(km, from).markup }}
    />
  );
}
