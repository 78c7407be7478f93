'use client';

import { distanceLabel } from '@/lib/places/distance-label';
import { useUnitConverter } from '@/lib/places/unit-choice';

/** '1.8 km away' or '1.8 km from Dayton'. The number stands out, so that distances in a list are easy to compare. */
export function Distance({ km, from }: { km: number; from?: string | undefined }) {
  const convertUnits = useUnitConverter();
  const [before = '', number = '', after = ''] = distanceLabel(km, from).split(/([\d.]+ km)/);
  return (
    <span>
      {before}
      <b>{convertUnits(number)}</b>
      {after}
    </span>
  );
}
