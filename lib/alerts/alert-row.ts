import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { currencies } from '@/lib/employment/salary';
import { toIsoTime } from '@/lib/jobs/job-row';
import { toConditionsArgument } from '@/lib/jobs/search-conditions';
import { toPlace } from '@/lib/places/place-row';
import type { Insert } from '@/lib/supabase/types';
import type {
  Alert,
  AlertSchedule,
  JobAlert,
  JobAlertSearch,
  MailedAlert,
  TalentAlert,
  TalentAlertSearch,
} from './alert';
import { parseStoredConditions } from './stored-conditions';

/** The columns that the owner sees; a deleted alert is restored from them. */
const alertRowSchema = z.object({
  id: z.guid(),
  kind: z.enum(['job', 'talent']),
  // get_alert_by_token doesn't return it.
  name: z.string().nullable().default(null),
  words: z.string().nullable(),
  job_types: z.array(z.string()),
  min_pay: z.coerce.number().nullable(),
  currency: z.enum(currencies),
  skills: z.array(z.string()),
  min_years: z.number().nullable(),
  max_years: z.number().nullable(),
  more: z.unknown(),
  location: z.unknown(),
  radius_km: z.number(),
  in_miles: z.boolean(),
  frequency: z.enum(['instant', 'daily', 'weekly']),
  hour: z.number(),
  weekday: z.number(),
  time_zone: z.string(),
  status: z.enum(['unconfirmed', 'active', 'paused']),
  next_due_at: z.string().nullable(),
});
export const alertColumns =
  'id, kind, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km, in_miles, frequency, hour, weekday, time_zone, status, next_due_at';

type Row = z.output<typeof alertRowSchema>;

const toAlertBase = (row: Row) => ({
  id: row.id,
  name: row.name,
  inMiles: row.in_miles,
  status: row.status,
  nextDueAt: row.next_due_at === null ? null : toIsoTime(row.next_due_at),
  schedule: {
    frequency: row.frequency,
    hour: row.hour,
    weekday: row.weekday,
    timeZone: row.time_zone,
  },
});

const toPlaceAndRadius = (row: Row) => ({ place: toPlace(row.location), radiusKm: row.radius_km });

/** Converts a stored job alert. Throws if the row is invalid. */
export function toJobAlert(stored: unknown): JobAlert {
  const row = alertRowSchema.parse(stored);
  return {
    ...toAlertBase(row),
    kind: 'job',
    search: {
      words: row.words ?? '',
      types: jobTypes.filter((type) => row.job_types.includes(type)),
      minPay: row.min_pay,
      currency: row.currency,
      more: parseStoredConditions(row.more),
      ...toPlaceAndRadius(row),
    },
  };
}

/** Converts a stored talent alert. Throws if the row is invalid. */
export function toTalentAlert(stored: unknown): TalentAlert {
  const row = alertRowSchema.parse(stored);
  return {
    ...toAlertBase(row),
    kind: 'talent',
    search: {
      keywords: row.words ?? '',
      skills: row.skills,
      minYears: row.min_years,
      maxYears: row.max_years,
      ...toPlaceAndRadius(row),
    },
  };
}

/** Converts a stored alert of either kind. Throws if the row is invalid. */
export const toAlert = (stored: unknown): Alert =>
  alertRowSchema.parse(stored).kind === 'job' ? toJobAlert(stored) : toTalentAlert(stored);

/** Converts the result of `get_alert_by_token`, without the address, because a mail may have been forwarded. */
export const toMailedAlert = (row: unknown): MailedAlert => ({
  ...toAlert(row),
  hasAccount: z.object({ has_account: z.boolean() }).parse(row).has_account,
});

/** The schedule as columns. */
export const toScheduleRow = ({ frequency, hour, weekday, timeZone }: AlertSchedule) => ({
  frequency,
  hour,
  weekday,
  time_zone: timeZone,
});

/** The columns of a job alert that its owner writes. */
export const toJobAlertRow = (search: JobAlertSearch, schedule: AlertSchedule) =>
  ({
    words: search.words === '' ? null : search.words,
    job_types: search.types,
    min_pay: search.minPay,
    currency: search.currency,
    more: toConditionsArgument(search.more),
    location: search.place,
    radius_km: search.radiusKm,
    ...toScheduleRow(schedule),
  }) satisfies Partial<Insert<'alerts'>>;

/** The columns of a talent alert that its owner writes. */
export const toTalentAlertRow = (search: TalentAlertSearch, schedule: AlertSchedule) =>
  ({
    words: search.keywords === '' ? null : search.keywords,
    skills: search.skills,
    min_years: search.minYears,
    max_years: search.maxYears,
    location: search.place,
    radius_km: search.radiusKm,
    ...toScheduleRow(schedule),
  }) satisfies Partial<Insert<'alerts'>>;

/** The columns of either kind of alert that its owner writes. */
export const toAlertRow = (alert: Alert) => ({
  ...(alert.kind === 'job'
    ? toJobAlertRow(alert.search, alert.schedule)
    : toTalentAlertRow(alert.search, alert.schedule)),
  in_miles: alert.inMiles,
});
