'use client';

import { JobMap } from '@/components/map/job-map';
import type { Tiles } from '@/components/map/map-job';
import { PinIcon } from '@/components/ui/island-icons';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { useRememberedPlace } from './remember-place';

/** Where a job is: map, address, and how far that is from the visitor, whose place only their browser knows. */
export function JobPlace({
  title,
  coordinates,
  address,
  tiles,
}: {
  title: string;
  coordinates: Coordinates;
  address: string;
  tiles: Tiles;
}) {
  const user = useRememberedPlace()?.coordinates ?? null;
  return (
    <figure>
      <JobMap job={{ title, coordinates }} address={address} user={user} tiles={tiles} />
      <figcaption className="mt-3 flex items-start gap-2">
        <PinIcon className="mt-[0.2em] text-brand" />
        <span className="min-w-0">
          {address}
          {user && (
            <span className="block text-ink-soft">{distanceLabel(distanceKm(user, coordinates))}</span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
