'use client';

import { useInChosenUnit } from '@/lib/places/chosen-unit';
import { distanceLabel } from '@/lib/places/distance-label';

/** '1.8 km away', or '1.8 km from Dayton', its number set apart because one compares those in a list. */
export function Distance({ km, from }: { km: number; from?: string | undefined }) {
  const inChosenUnit = useInChosenUnit();
  const [before = '', number = '', after = ''] = distanceLabel(km, from).split(/([\d.]+ km)/);
  return (
    <span>
      {before}
      <b>{inChosenUnit(number)}</b>
      {after}
    </span>
  );
}
