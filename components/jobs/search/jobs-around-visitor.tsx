'use client';

import { JobsMap } from '@/components/map/jobs-map';
import type { JobsMapProps } from '@/components/map/jobs-map-canvas';
import { useRememberedPlace } from '@/components/places/remember-place';

/** A map on a page that everybody shares: around the visitor where their place is known, else as the page has it. */
export function JobsAroundVisitor(props: JobsMapProps) {
  const place = useRememberedPlace();
  return <JobsMap {...props} {...(place && { center: place.coordinates, userLocated: true })} />;
}
