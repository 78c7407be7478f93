'use client';

import { useTravelWay } from '@/lib/places/chosen-travel-way';
import { travelTime } from '@/lib/places/travel-time';

/** '25 min walk'; nothing where the way that this visitor takes has no time to tell. */
export function TravelTime({ km }: { km: number }) {
  const time = travelTime(km, useTravelWay());
  return (
    time && (
      <span>
        <span aria-hidden="true">{time.shown}</span>
        <span className="sr-only">{time.spoken}</span>
      </span>
    )
  );
}
