import type { AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';
import { defaultTimeZone } from './alert-time-zone';

/** A search that somebody is about to make an alert of: the place may not be known yet. */
type StartOf<Search extends { place: unknown }> = Omit<Search, 'place'> & {
  place: Search['place'] | null;
};
export type JobAlertStart = StartOf<JobAlertSearch>;
export type TalentAlertStart = StartOf<TalentAlertSearch>;

/** What the schedule's fields hold at first: daily at eight, where nothing is saved. */
export const scheduleTexts = (schedule: AlertSchedule | null) => ({
  frequency: schedule?.frequency ?? 'daily',
  hour: String(schedule?.hour ?? 8),
  weekday: String(schedule?.weekday ?? 1),
  timeZone: schedule?.timeZone ?? defaultTimeZone,
});

/** A number in a text field; null is nothing. */
export const numberText = (number: number | null): string => (number === null ? '' : String(number));

/** Boxes that a form without JavaScript was sent with come back as one text with commas. */
export const listFromText = (text = ''): string[] => text.split(',').flatMap((entry) => entry.trim() || []);
