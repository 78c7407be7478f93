import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { currencies } from '@/lib/employment/salary';
import { isoTime } from '@/lib/jobs/job-row';
import { conditionsArgument } from '@/lib/jobs/search-conditions';
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
import { conditionsOf } from './kept-conditions';

/** The columns of an alert that its owner has, also as a deleted one is handed back to be restored. */
const alertRowSchema = z.object({
  id: z.guid(),
  kind: z.enum(['job', 'talent']),
  // The secret of a mail does not tell it.
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

const toKept = (row: Row) => ({
  id: row.id,
  name: row.name,
  inMiles: row.in_miles,
  status: row.status,
  nextDueAt: row.next_due_at === null ? null : isoTime(row.next_due_at),
  schedule: {
    frequency: row.frequency,
    hour: row.hour,
    weekday: row.weekday,
    timeZone: row.time_zone,
  },
});

const toArea = (row: Row) => ({ place: toPlace(row.location), radiusKm: row.radius_km });

/** A stored job alert. Throws when it is none. */
export function toJobAlert(stored: unknown): JobAlert {
  const row = alertRowSchema.parse(stored);
  return {
    ...toKept(row),
    kind: 'job',
    search: {
      words: row.words ?? '',
      types: jobTypes.filter((type) => row.job_types.includes(type)),
      minPay: row.min_pay,
      currency: row.currency,
      more: conditionsOf(row.more),
      ...toArea(row),
    },
  };
}

/** A stored talent alert. Throws when it is none. */
export function toTalentAlert(stored: unknown): TalentAlert {
  const row = alertRowSchema.parse(stored);
  return {
    ...toKept(row),
    kind: 'talent',
    search: {
      keywords: row.words ?? '',
      skills: row.skills,
      minYears: row.min_years,
      maxYears: row.max_years,
      ...toArea(row),
    },
  };
}

/** A stored alert of either kind. Throws when it is none. */
export const toAlert = (stored: unknown): Alert =>
  alertRowSchema.parse(stored).kind === 'job' ? toJobAlert(stored) : toTalentAlert(stored);

/** What `find_alert` answers, as an alert; the address stays behind, because a mail may have been passed on. */
export const toMailedAlert = (answer: unknown): MailedAlert => ({
  ...toAlert(answer),
  hasAccount: z.object({ has_account: z.boolean() }).parse(answer).has_account,
});

/** When mails come, as columns. */
export const scheduleRow = ({ frequency, hour, weekday, timeZone }: AlertSchedule) => ({
  frequency,
  hour,
  weekday,
  time_zone: timeZone,
});

/** What its owner writes of a job alert. */
export const toJobAlertRow = (search: JobAlertSearch, schedule: AlertSchedule) =>
  ({
    words: search.words === '' ? null : search.words,
    job_types: search.types,
    min_pay: search.minPay,
    currency: search.currency,
    more: conditionsArgument(search.more),
    location: search.place,
    radius_km: search.radiusKm,
    ...scheduleRow(schedule),
  }) satisfies Partial<Insert<'alerts'>>;

/** What its owner writes of a talent alert. */
export const toTalentAlertRow = (search: TalentAlertSearch, schedule: AlertSchedule) =>
  ({
    words: search.keywords === '' ? null : search.keywords,
    skills: search.skills,
    min_years: search.minYears,
    max_years: search.maxYears,
    location: search.place,
    radius_km: search.radiusKm,
    ...scheduleRow(schedule),
  }) satisfies Partial<Insert<'alerts'>>;

/** What its owner writes of an alert of either kind. */
export const toAlertRow = (alert: Alert) => ({
  ...(alert.kind === 'job'
    ? toJobAlertRow(alert.search, alert.schedule)
    : toTalentAlertRow(alert.search, alert.schedule)),
  in_miles: alert.inMiles,
});
