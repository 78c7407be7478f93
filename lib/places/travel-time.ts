import { travel as text } from '@/messages/places/distance';

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

const walkableKm = 2.5;
const walkingKmh = 4.5;

/** A place is known to about 100 m and a street is longer than the straight line: minutes are whole fives, rounded up. */
const step = 5;

type TravelTime = { shown: string; spoken: string };

/** About how long it takes to get there, on foot where it is near, else by car, for the eye and for the ear (D82). */
export function travelTime(km: number): TravelTime | null {
  if (km >= mostKm) return null;
  if (km >= longCommuteKm) return { shown: text.aLongCommute, spoken: text.aLongCommute };
  const isWalk = km <= walkableKm;
  const exact = isWalk ? (km / walkingKmh) * 60 : minutesByCar(km);
  const minutes = Math.max(Math.ceil(exact / step), 1) * step;
  return isWalk
    ? { shown: text.minWalk({ minutes }), spoken: text.minutesWalk({ minutes }) }
    : { shown: text.minDrive({ minutes }), spoken: text.minutesDrive({ minutes }) };
}

function minutesByCar(km: number): number {
  const [from, to] = km < 5 ? [guide[0], guide[1]] : km < 10 ? [guide[1], guide[2]] : [guide[2], guide[3]];
  return from.minutes + ((km - from.km) / (to.km - from.km)) * (to.minutes - from.minutes);
}
