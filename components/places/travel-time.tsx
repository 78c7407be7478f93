'use client';

import { useTravelMode } from '@/lib/places/travel-mode-choice';
import { getTravelTime } from '@/lib/places/travel-time';

/** '25 min walk'; renders nothing if the travel mode has no time for this distance. */
export function TravelTime({ km }: { km: number }) {
  const time = getTravelTime(km, useTravelMode());
  return (
    time && (
      <span>
        <span aria-hidden="true">{time.label}</span>
        <span className="sr-only">{time.spokenLabel}</span>
      </span>
    )
  );
}
