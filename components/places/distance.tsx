import { distanceLabel, distanceParts } from '@/lib/places/distance-label';

/** '1.8 km away', its number set apart: in a list it is what one compares. */
export function Distance({ km }: { km: number }) {
  const [before, number, after] = distanceParts(distanceLabel(km));
  return (
    <>
      {before}
      <b>{number}</b>
      {after}
    </>
  );
}
