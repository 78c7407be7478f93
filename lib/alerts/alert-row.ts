import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { currencies } from '@/lib/employment/salary';
import { isoTime } from '@/lib/jobs/job-row';
import { toPlace } from '@/lib/places/place-row';
import type { Insert } from '@/lib/supabase/types';
import type {
  AlertSchedule,
  JobAlert,
  JobAlertSearch,
  MailedAlert,
  TalentAlert,
  TalentAlertSearch,
} from './alert';

const statuses = ['unconfirmed', 'active', 'paused'] as const;

const kept = {
  id: z.guid(),
  location: z.unknown(),
  radius_km: z.number(),
  frequency: z.enum(['instant', 'daily', 'weekly']),
  hour: z.number(),
  weekday: z.number(),
  time_zone: z.string(),
  status: z.enum(statuses),
  next_due_at: z.string().nullable(),
};

/** The columns of a job alert that its owner has, also as a deleted one is handed back to be restored. */
export const jobAlertRowSchema = z.object({
  ...kept,
  words: z.string().nullable(),
  job_types: z.array(z.string()),
  min_pay: z.coerce.number().nullable(),
  currency: z.enum(currencies),
});
export const jobAlertColumns =
  'id, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status, next_due_at';

/** The same of a talent alert. */
export const talentAlertRowSchema = z.object({
  ...kept,
  keywords: z.string().nullable(),
  skills: z.array(z.string()),
  min_years: z.number().nullable(),
  max_years: z.number().nullable(),
});
export const talentAlertColumns =
  'id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status, next_due_at';

type KeptRow = Pick<z.output<typeof jobAlertRowSchema>, keyof typeof kept>;

const toKept = (row: KeptRow) => ({
  id: row.id,
  status: row.status,
  nextDueAt: row.next_due_at === null ? null : isoTime(row.next_due_at),
  schedule: {
    frequency: row.frequency,
    hour: row.hour,
    weekday: row.weekday,
    timeZone: row.time_zone,
  },
});

/** A stored job alert. Throws when it is none. */
export function toJobAlert(stored: unknown): JobAlert {
  const row = jobAlertRowSchema.parse(stored);
  return {
    ...toKept(row),
    search: {
      words: row.words ?? '',
      types: jobTypes.filter((type) => row.job_types.includes(type)),
      minPay: row.min_pay,
      currency: row.currency,
      place: toPlace(row.location),
      radiusKm: row.radius_km,
    },
  };
}

/** A stored talent alert. Throws when it is none. */
export function toTalentAlert(stored: unknown): TalentAlert {
  const row = talentAlertRowSchema.parse(stored);
  return {
    ...toKept(row),
    search: {
      keywords: row.keywords ?? '',
      skills: row.skills,
      minYears: row.min_years,
      maxYears: row.max_years,
      place: toPlace(row.location),
      radiusKm: row.radius_km,
    },
  };
}

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
    location: search.place,
    radius_km: search.radiusKm,
    ...scheduleRow(schedule),
  }) satisfies Partial<Insert<'job_alerts'>>;

/** What its owner writes of a talent alert. */
export const toTalentAlertRow = (search: TalentAlertSearch, schedule: AlertSchedule) =>
  ({
    keywords: search.keywords === '' ? null : search.keywords,
    skills: search.skills,
    min_years: search.minYears,
    max_years: search.maxYears,
    location: search.place,
    radius_km: search.radiusKm,
    ...scheduleRow(schedule),
  }) satisfies Partial<Insert<'talent_alerts'>>;

/** What `find_alert` answers, as an alert; the address stays behind, because a mail may have been passed on. */
export function toMailedAlert(answer: unknown): MailedAlert {
  const {
    kind,
    hasAccount,
    address: _address,
    createdAt: _createdAt,
    ...fields
  } = mailedSchema.parse(answer);
  const row = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
  return kind === 'job'
    ? { kind, hasAccount, ...toJobAlert(row) }
    : { kind, hasAccount, ...toTalentAlert(row) };
}

const mailedSchema = z.looseObject({ kind: z.enum(['job', 'talent']), hasAccount: z.boolean() });
