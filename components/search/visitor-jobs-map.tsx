'use client';

import { JobsMap } from '@/components/map/jobs-map';
import type { JobsMapProps } from '@/components/map/jobs-map-canvas';
import { useVisitorPlace } from '@/components/places/visitor-place';
import { isSamePoint } from '@/lib/places/place';

/**
 * A map on a cached page, with a marker for the visitor. With a center, the marker appears only if the center is the
 * visitor's place, because a visitor with another place is not there (D121).
 */
export function VisitorJobsMap(props: JobsMapProps) {
  const { center, initialCenter } = props;
  const own = useVisitorPlace()?.coordinates ?? null;
  const user = own && (center === null || isSamePoint(own, center)) ? own : null;
  return (
    <JobsMap {...props} distanceOrigin={own} user={user} initialCenter={center ?? user ?? initialCenter} />
  );
}
