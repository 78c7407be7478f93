'use client';

import { useInChosenUnit } from '@/lib/places/chosen-unit';
import { distanceLabel } from '@/lib/places/distance-label';
import { travelTime } from '@/lib/places/travel-time';

/** '1.8 km away', or '1.8 km from Dayton', its number set apart because one compares those in a list; and about how long that takes. */
export function Distance({ km, from }: { km: number; from?: string | undefined }) {
  const inChosenUnit = useInChosenUnit();
  const [before = '', number = '', after = ''] = distanceLabel(km, from).split(/([\d.]+ km)/);
  const time = travelTime(km);
  return (
    <>
      <span>
        {before}
        <b>{inChosenUnit(number)}</b>
        {after}
      </span>
      {time && (
        <>
          <span aria-hidden="true">{`, ${before === '' ? time.shown : onOneLine(time.shown)}`}</span>
          <span className="sr-only">{`, ${time.spoken}`}</span>
        </>
      )}
    </>
  );
}

/** Words before the number take a line of their own where there is little room, so the time has to stay in one. */
const onOneLine = (time: string) => time.replaceAll(' ', '\u00a0');
