import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** The totals of one day. The hours are medians, or null without data. */
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

/** A day as YYYY-MM-DD; `numbers` is null if it wasn't counted. */
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

/**
 * Returns the numbers of the four weeks that end on `last` (YYYY-MM-DD), and of their last seven days also the places
 * and the searches without results. Throws when the database fails.
 */
export async function getDailyNumbers(last: string) {
  const client = serviceClient();
  const weekStart = subtractDays(last, daysOnMap - 1);
  const [days, places, emptySearches] = await Promise.all([
    client
      .from('daily_numbers')
      .select('day, numbers')
      .gte('day', subtractDays(last, shownDays - 1))
      .lte('day', last)
      .throwOnError(),
    client.from('daily_numbers').select('places').gte('day', weekStart).lte('day', last).throwOnError(),
    client.rpc('list_empty_searches', { first_day: weekStart, last_day: last }).throwOnError(),
  ]);
  const counted = new Map(days.data.map(({ day, numbers }) => [day, numbers as DayNumbers]));
  return {
    days: Array.from({ length: shownDays }, (_, index): CountedDay => {
      const day = subtractDays(last, shownDays - 1 - index);
      return { day, numbers: counted.get(day) ?? null };
    }),
    places: sumPlaces(places.data.flatMap((row) => row.places as PlaceNumbers[])),
    emptySearches: emptySearches.data,
  };
}

/** Sums up the days of each place, busiest first. */
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
  return [...sums.values()].sort((a, b) => countActivity(b) - countActivity(a));
}

/** Returns how much happened at a place, for sorting and sizing. */
export const countActivity = ({ postings, applications, empty_searches }: PlaceNumbers): number =>
  postings + applications + empty_searches;

/** Returns the day `days` days earlier, as YYYY-MM-DD. */
export const subtractDays = (day: string, days: number): string =>
  toUtcDay(Date.parse(day) - days * 86_400_000);

/** Returns the UTC day of a time in milliseconds, as YYYY-MM-DD. */
export const toUtcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
