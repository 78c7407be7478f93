import { distance as text } from '@/messages/places/distance';

/** Section 9's label for a distance in km; from a named place where the page doesn't say it. */
export function distanceLabel(km: number, place?: string): string {
  if (place) return km < 1 ? text.lessThanOneKmFrom({ place }) : text.kmFrom({ km: km.toFixed(1), place });
  return km < 1 ? text.lessThanOneKm : text.kmAway({ km: km.toFixed(1) });
}
