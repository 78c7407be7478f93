'use client';

import { JobMap } from '@/components/map/job-map';
import type { Tiles } from '@/components/map/tiles';
import { PinIcon } from '@/components/ui/island-icons';
import type { Coordinates } from '@/lib/places/place';
import { travel as text } from '@/messages/places/distance';
import { useRememberedPlace } from './remember-place';

/** Where a job is, and where the visitor is, which only their browser knows. */
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
      <figcaption className="mt-3">
        {/* On a wide screen the address in the page's header is in sight. */}
        <span className="flex items-start gap-2 lg:hidden">
          <PinIcon className="mt-[0.2em] text-brand" /> {address}
        </span>
        {user && (
          <span className="mt-1 block text-ink-soft text-sm print:hidden">
            {text.measuredInAStraightLine}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
