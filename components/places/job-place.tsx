'use client';

import { JobMap } from '@/components/map/job-map';
import type { Tiles } from '@/components/map/tiles';
import { PinIcon } from '@/components/ui/island-icons';
import type { Coordinates } from '@/lib/places/place';
import { travel as text } from '@/messages/places/distance';
import { useVisitorPlace } from './visitor-place';

/** A job's place, and the visitor's, which is available only in the browser. */
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
  const user = useVisitorPlace()?.coordinates ?? null;
  return (
    <figure>
      <JobMap job={{ title, coordinates }} address={address} user={user} tiles={tiles} />
      <figcaption className="mt-3">
        {/* On wide screens the page's header shows the address. */}
        <span className="flex items-start gap-2 lg:hidden">
          <PinIcon className="mt-[0.2em] text-brand" /> {address}
        </span>
        {user && <span className="mt-1 block text-ink-soft text-sm print:hidden">{text.estimateHint}</span>}
      </figcaption>
    </figure>
  );
}
