'use client';

import { JobMap } from '@/components/map/job-map';
import type { Tiles } from '@/components/map/tiles';
import { PinIcon } from '@/components/ui/island-icons';
import type { Coordinates } from '@/lib/places/place';
import { travel as text } from '@/messages/places/distance';
import { DistanceFromYou } from './distance-from-you';
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
            <>
              <DistanceFromYou coordinates={coordinates} className="block" />
              <span className="mt-1 block text-ink-soft text-sm print:hidden">
                {text.measuredInAStraightLine}
              </span>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
