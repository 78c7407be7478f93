import type { JobType } from '@/lib/employment/job-type';
import type { Currency } from '@/lib/employment/salary';
import { type SearchConditions, toConditionsArgument } from '@/lib/jobs/search-conditions';
import { distanceKm, type Place } from '@/lib/places/place';

/** Alerts per owner. Limited because every alert is matched to every new job. */
export const maxAlerts = 50;
export const maxAlertNameLength = 60;
export const maxAlertSkills = 20;

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** When an alert's mails are sent. Instant alerts ignore `hour` and `weekday`. */
export type AlertSchedule = {
  frequency: AlertFrequency;
  /** 0 to 23, in local time. */
  hour: number;
  /** 1 is Monday, 7 is Sunday (ISO 8601). */
  weekday: number;
  /** An IANA name, such as 'America/Chicago'. */
  timeZone: string;
};

/**
 * 'unconfirmed': a guest's address is not confirmed yet (D29). 'paused': a search without email (D108). Neither sends
 * mail.
 */
export type AlertStatus = 'unconfirmed' | 'active' | 'paused';

export type JobAlertSearch = {
  /** '' matches any. */
  words: string;
  /** Empty matches all. */
  types: JobType[];
  /** Per hour (D33). */
  minPay: number | null;
  currency: Currency;
  /** Other filters. A drawn area replaces the place. */
  more: SearchConditions;
  place: Place;
  radiusKm: number;
};

/** The filters of a talent alert; null matches any. */
export type TalentAlertSearch = {
  keywords: string;
  /** All are required. */
  skills: string[];
  minYears: number | null;
  maxYears: number | null;
  place: Place;
  radiusKm: number;
};

type AlertBase = {
  id: string;
  /** The owner's name for the search; null for a talent alert. */
  name: string | null;
  schedule: AlertSchedule;
  /** The unit of distances in its emails (D106). */
  inMiles: boolean;
  status: AlertStatus;
  /** The next due time (ISO 8601, UTC); null for an instant or inactive alert. */
  nextDueAt: string | null;
};

export type JobAlert = AlertBase & { kind: 'job'; search: JobAlertSearch };
export type TalentAlert = AlertBase & { kind: 'talent'; search: TalentAlertSearch };
export type Alert = JobAlert | TalentAlert;

/** An alert found by the token in its mails. */
export type MailedAlert = Alert & { hasAccount: boolean };

export const alertChanges = ['pause', 'resume', 'delete', 'restore'] as const;
export type AlertChange = (typeof alertChanges)[number];

/** The changes that the links of an alert's mail offer. 'stop-all' stops all alerts to the address. */
export const linkChanges = ['stop', 'stop-all', 'resume'] as const;
export type LinkChange = (typeof linkChanges)[number];

/** `undo` is the deleted alert, as input for 'restore'; null for other changes. */
export type AlertChangeResult = { message: string; undo: string | null };

/** Whether two searches find the same jobs. */
export function isSameSearch(a: JobAlertSearch, b: JobAlertSearch): boolean {
  return (
    a.words.toLowerCase() === b.words.toLowerCase() &&
    [...a.types].sort().join() === [...b.types].sort().join() &&
    a.minPay === b.minPay &&
    a.currency === b.currency &&
    JSON.stringify(toConditionsArgument(a.more)) === JSON.stringify(toConditionsArgument(b.more)) &&
    (a.more.area !== undefined ||
      (a.radiusKm === b.radiusKm && distanceKm(a.place.coordinates, b.place.coordinates) < samePlaceKm))
  );
}

/** The search without 'postedDays', which new jobs always meet. */
export function withoutPostedDays<Search extends { more: SearchConditions }>(search: Search): Search {
  const { postedDays: _, ...more } = search.more;
  return { ...search, more };
}

/** Points closer than this are the same place, because coordinates in URLs are rounded to about 100 m (D36). */
export const samePlaceKm = 0.2;

/** The result for a guest, to whom a confirmation was mailed. Null for an account, which is redirected. */
export type AlertRequestResult = { email: string; sentence: string } | null;
