import { travel as text } from '@/messages/places/distance';

/** How a visitor gets to work; null is not chosen, and then only a walk of at most 2 km is told. */
export type TravelWay = 'walk' | 'bike' | 'drive' | null;

/** The specified guide: km and the minutes they take by car. The last pace goes on to the long commute. */
const guide = [
  { km: 0, minutes: 0 },
  { km: 5, minutes: 5 },
  { km: 10, minutes: 15 },
  { km: 25, minutes: 30 },
] as const;
const longCommuteKm = 50;
/** The widest search. Nobody commutes farther. */
const mostKm = 100;

const walkableKm = 2;
const speedKmh = { walk: 4.5, bike: 15 } as const;
/** Beyond two hours on foot or by bike a number helps no one. */
const mostMinutes = 120;

/** A place is known to about 100 m and a street is longer than the straight line: minutes are whole fives, rounded up. */
const step = 5;

type TravelTime = { shown: string; spoken: string };

/**
 * About how long it takes over `km` of straight line, for the eye and for the ear (D82). One way of travel in a list: a time that
 * changes from a walk to a drive reads as nearer what is farther.
 */
export function travelTime(km: number, way: TravelWay): TravelTime | null {
  // As far as the distance says: '2.0 km' is 2.
  if (way === null) return Number(km.toFixed(1)) <= walkableKm ? travelTime(km, 'walk') : null;
  if (way === 'drive') {
    if (km >= mostKm) return null;
    if (km >= longCommuteKm) return { shown: text.aLongCommute, spoken: text.aLongCommute };
  }
  const exact = way === 'drive' ? minutesByCar(km) : (km / speedKmh[way]) * 60;
  const minutes = Math.max(Math.ceil(exact / step), 1) * step;
  if (way !== 'drive' && minutes > mostMinutes) return null;
  return { shown: text.shown[way]({ minutes }), spoken: text.spoken[way]({ minutes }) };
}

function minutesByCar(km: number): number {
  const [from, to] = km < 5 ? [guide[0], guide[1]] : km < 10 ? [guide[1], guide[2]] : [guide[2], guide[3]];
  return from.minutes + ((km - from.km) / (to.km - from.km)) * (to.minutes - from.minutes);
}
