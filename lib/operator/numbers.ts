import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** What happened on a day, in sums; the hours are medians, null where there was nothing. */
export type DayNumbers = {
  postings: number;
  applications: number;
  replies: number;
  reply_hours: number | null;
  empty_searches: number;
  reports: number;
  cases: number;
  decisions: number;
  removals: number;
  decision_hours: number | null;
  emails: number;
  failed_emails: number;
  bounces: number;
  complaints: number;
};

/** A day as YYYY-MM-DD; null numbers are of one that nobody counted. */
export type CountedDay = { day: string; numbers: DayNumbers | null };

export type PlaceNumbers = {
  city: string;
  state: string;
  lat: number;
  lng: number;
  postings: number;
  applications: number;
  empty_searches: number;
};

const shownDays = 28;
const daysOnMap = 7;

/** Four weeks that end on this day, the places of its last seven days, and what was looked for there in vain. Throws when the database does. */
export async function readNumbers(last: string) {
  const client = adminClient();
  const week = dayBefore(last, daysOnMap - 1);
  const [days, places, missed] = await Promise.all([
    client
      .from('daily_numbers')
      .select('day, numbers')
      .gte('day', dayBefore(last, shownDays - 1))
      .lte('day', last)
      .throwOnError(),
    client.from('daily_numbers').select('places').gte('day', week).lte('day', last).throwOnError(),
    client.rpc('empty_searches_of', { first_day: week, last_day: last }).throwOnError(),
  ]);
  const counted = new Map(days.data.map(({ day, numbers }) => [day, numbers as DayNumbers]));
  return {
    days: Array.from({ length: shownDays }, (_, index): CountedDay => {
      const day = dayBefore(last, shownDays - 1 - index);
      return { day, numbers: counted.get(day) ?? null };
    }),
    places: sumPlaces(places.data.flatMap((row) => row.places as PlaceNumbers[])),
    missed: missed.data,
  };
}

/** The same place of several days as one, those with the most first. */
export function sumPlaces(places: readonly PlaceNumbers[]): PlaceNumbers[] {
  const sums = new Map<string, PlaceNumbers>();
  for (const place of places) {
    const key = `${place.lat} ${place.lng}`;
    const sum = sums.get(key);
    sums.set(
      key,
      sum
        ? {
            ...sum,
            postings: sum.postings + place.postings,
            applications: sum.applications + place.applications,
            empty_searches: sum.empty_searches + place.empty_searches,
          }
        : place,
    );
  }
  return [...sums.values()].sort((one, other) => weightOf(other) - weightOf(one));
}

/** How much happened at a place. */
export const weightOf = ({ postings, applications, empty_searches }: PlaceNumbers): number =>
  postings + applications + empty_searches;

/** The day so many days before, as YYYY-MM-DD. */
export const dayBefore = (day: string, days: number): string => dayOf(Date.parse(day) - days * 86_400_000);

/** A time's day (UTC). */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
