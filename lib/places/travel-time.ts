import { travel as text } from '@/messages/places/distance';

/** How a visitor travels to work. If it is null (not chosen), only distances up to 2 km have a time, on foot. */
export type TravelMode = 'walk' | 'bike' | 'drive' | null;

/** The specified driving times. The speed of the last step also applies to all distances up to `longCommuteKm`. */
const drivingGuide = [
  { km: 0, minutes: 0 },
  { km: 5, minutes: 5 },
  { km: 10, minutes: 15 },
  { km: 25, minutes: 30 },
] as const;
const longCommuteKm = 50;
/** The largest search radius; a longer commute has no label. */
const maxKm = 100;

const walkableKm = 2;
const speedKmh = { walk: 4.5, bike: 15 } as const;
/** Longer times on foot or by bike are not shown. */
const maxMinutes = 120;

/**
 * Minutes are rounded up to a multiple of five: a place is precise to about 100 m, and streets are longer than the
 * straight line.
 */
const stepMinutes = 5;

type TravelTime = { label: string; spokenLabel: string };

/**
 * Returns the approximate travel time for a straight line of `km`, with a label for screen readers (D82); null if none
 * is shown. A list uses one mode: a mix of walks and drives would make farther jobs look nearer.
 */
export function getTravelTime(km: number, mode: TravelMode): TravelTime | null {
  // Rounded like the distance label: '2.0 km' is 2.
  if (mode === null) return Number(km.toFixed(1)) <= walkableKm ? getTravelTime(km, 'walk') : null;
  if (mode === 'drive') {
    if (km >= maxKm) return null;
    if (km >= longCommuteKm) return { label: text.longCommute, spokenLabel: text.longCommute };
  }
  const exact = mode === 'drive' ? getDrivingMinutes(km) : (km / speedKmh[mode]) * 60;
  const minutes = Math.max(Math.ceil(exact / stepMinutes), 1) * stepMinutes;
  if (mode !== 'drive' && minutes > maxMinutes) return null;
  return { label: text.labels[mode]({ minutes }), spokenLabel: text.spokenLabels[mode]({ minutes }) };
}

function getDrivingMinutes(km: number): number {
  const [from, to] =
    km < 5
      ? [drivingGuide[0], drivingGuide[1]]
      : km < 10
        ? [drivingGuide[1], drivingGuide[2]]
        : [drivingGuide[2], drivingGuide[3]];
  return from.minutes + ((km - from.km) / (to.km - from.km)) * (to.minutes - from.minutes);
}
