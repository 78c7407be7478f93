import { distance as text } from '@/messages/places/distance';

/** The distance label of the specification (section 9). `place` names the place that the distance is from. */
export function distanceLabel(km: number, place?: string): string {
  if (place) return km < 1 ? text.underOneKmFrom({ place }) : text.kmFrom({ km: km.toFixed(1), place });
  return km < 1 ? text.underOneKm : text.kmAway({ km: km.toFixed(1) });
}
