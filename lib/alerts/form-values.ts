import type { AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';
import { defaultTimeZone } from './time-zone';

/** A search that becomes an alert; its place may be unknown. */
type WithOptionalPlace<Search extends { place: unknown }> = Omit<Search, 'place'> & {
  place: Search['place'] | null;
};
export type JobAlertDefaults = WithOptionalPlace<JobAlertSearch>;
export type TalentAlertDefaults = WithOptionalPlace<TalentAlertSearch>;

/** Initial values of the schedule fields; a new alert is daily at eight. */
export const getScheduleValues = (schedule: AlertSchedule | null) => ({
  frequency: schedule?.frequency ?? 'daily',
  hour: String(schedule?.hour ?? 8),
  weekday: String(schedule?.weekday ?? 1),
  timeZone: schedule?.timeZone ?? defaultTimeZone,
});

/** The value of a number field; '' for null. */
export const toNumberText = (number: number | null): string => (number === null ? '' : String(number));

/** Splits a list that a form without JavaScript returns as text with commas. */
export const parseCommaList = (text = ''): string[] => text.split(',').flatMap((entry) => entry.trim() || []);
