import { distance as text } from '@/messages/places/distance';

/** Section 9's label for a distance in km. */
export function distanceLabel(km: number): string {
  return km < 1 ? text.lessThanOneKm : text.kmAway({ km: km.toFixed(1) });
}
