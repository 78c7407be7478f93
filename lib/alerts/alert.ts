import type { JobType } from '@/lib/employment/job-type';
import type { Currency } from '@/lib/employment/salary';
import { conditionsArgument, type SearchConditions } from '@/lib/jobs/search-conditions';
import type { Place } from '@/lib/places/place';
import { distanceKm } from '@/lib/places/place';

/** Each alert of a person or an address is looked at for every new job. */
export const maxAlerts = 50;
export const longestAlertName = 60;
export const maxAlertSkills = 20;

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** When mails of an alert go out; `hour` and `weekday` say nothing of an instant one. */
export type AlertSchedule = {
  frequency: AlertFrequency;
  /** 0 to 23 in the time zone. */
  hour: number;
  /** 1 is Monday, 7 is Sunday (ISO 8601). */
  weekday: number;
  /** A name of the IANA database, such as 'America/Chicago'. */
  timeZone: string;
};

/** An unconfirmed alert is a guest's whose address has not said yes (D29); it sends nothing. Nor does a paused one: a search without email (D108). */
export type AlertStatus = 'unconfirmed' | 'active' | 'paused';

/** Which jobs an alert is about. */
export type JobAlertSearch = {
  /** Blank is any. */
  words: string;
  /** None is all. */
  types: JobType[];
  /** Per hour (D33). */
  minPay: number | null;
  currency: Currency;
  /** What else it asks; a drawn area is its place. */
  more: SearchConditions;
  place: Place;
  radiusKm: number;
};

/** Which talents an alert is about; null is any. */
export type TalentAlertSearch = {
  keywords: string;
  /** Each of them is needed. */
  skills: string[];
  minYears: number | null;
  maxYears: number | null;
  place: Place;
  radiusKm: number;
};

type Kept = {
  id: string;
  /** What its owner calls a search; a talent alert has none. */
  name: string | null;
  schedule: AlertSchedule;
  /** What its emails say (D106). */
  inMiles: boolean;
  status: AlertStatus;
  /** When the next mail may come (ISO 8601, UTC); null for an instant alert and one that is not active. */
  nextDueAt: string | null;
};

export type JobAlert = Kept & { kind: 'job'; search: JobAlertSearch };
export type TalentAlert = Kept & { kind: 'talent'; search: TalentAlertSearch };
export type Alert = JobAlert | TalentAlert;

/** An alert as the secret of its mails opens it. */
export type MailedAlert = Alert & { hasAccount: boolean };

/** What can be done about an alert on a list. */
export const alertChanges = ['pause', 'resume', 'delete', 'restore'] as const;
export type AlertChange = (typeof alertChanges)[number];

/** What the holder of a mail can do: end this alert, or all to the address, or let it go on. */
export const linkChanges = ['stop', 'stop-all', 'resume'] as const;
export type LinkChange = (typeof linkChanges)[number];

/** What became of a move; `undo` is the deleted alert as `restore` takes it. */
export type ChangedAlert = { message: string; undo: string | null };

/** Two searches that would find the same: a second alert would only mail everything twice. */
export function isSameSearch(one: JobAlertSearch, other: JobAlertSearch): boolean {
  return (
    one.words.toLowerCase() === other.words.toLowerCase() &&
    [...one.types].sort().join() === [...other.types].sort().join() &&
    one.minPay === other.minPay &&
    one.currency === other.currency &&
    JSON.stringify(conditionsArgument(one.more)) === JSON.stringify(conditionsArgument(other.more)) &&
    (one.more.area !== undefined ||
      (one.radiusKm === other.radiusKm &&
        distanceKm(one.place.coordinates, other.place.coordinates) < sameSpotKm))
  );
}

/** The search as news are looked for: what opens from now on was posted within any time. */
export function asNews<Search extends { more: SearchConditions }>(search: Search): Search {
  const { postedDays: _, ...more } = search.more;
  return { ...search, more };
}

/** Points in an address are rounded to about 100 m (D36). */
const sameSpotKm = 0.2;

/** What a form of a job alert is answered: to a guest that a mail was written; everybody else is led on. */
export type AlertAsked = { email: string; sentence: string } | null;
