import type { z } from 'zod';
import type { Posted } from '@/lib/forms/form-action';
import { listOf, textOf, textsOf } from '@/lib/forms/read-form';
import type { Place } from '@/lib/places/place';
import type { AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';
import type { guestAlertSubmission, jobAlertSubmission, talentAlertSubmission } from './schema';

type PlaceSchema = z.ZodType<Place, { chosen: string; typed: string }>;
type JobInput = z.input<ReturnType<typeof jobAlertSubmission<PlaceSchema>>>;
type JobOutput = z.output<ReturnType<typeof jobAlertSubmission<PlaceSchema>>>;
type GuestInput = z.input<ReturnType<typeof guestAlertSubmission<PlaceSchema>>>;
type TalentInput = z.input<ReturnType<typeof talentAlertSubmission<PlaceSchema>>>;
type TalentOutput = z.output<ReturnType<typeof talentAlertSubmission<PlaceSchema>>>;

const place = (form: FormData) => ({ chosen: textOf(form, 'location'), typed: textOf(form, 'locationText') });

const schedule = ['frequency', 'hour', 'weekday', 'timeZone'] as const;

/** Takes a job alert out of its form. */
export const readJobAlert = (form: FormData): Posted<JobInput> => ({
  ...textsOf(form, ['name', 'words', 'minPay', 'more', 'radiusKm', ...schedule]),
  types: listOf(form, 'types') as JobInput['types'],
  location: place(form),
});

/** The same with the guest's address. */
export const readGuestAlert = (form: FormData): Posted<GuestInput> => ({
  ...readJobAlert(form),
  email: textOf(form, 'email'),
});

/** Takes a talent alert out of its form: skills one by one or as a text with commas. */
export const readTalentAlert = (form: FormData): Posted<TalentInput> => ({
  ...textsOf(form, ['keywords', 'minYears', 'maxYears', 'radiusKm', ...schedule]),
  skills: listOf(form, 'skills'),
  location: place(form),
});

const scheduleOf = ({ frequency, hour, weekday, timeZone }: AlertSchedule): AlertSchedule => ({
  frequency,
  hour,
  weekday,
  timeZone,
});

/** A checked form as an alert. Pay is asked in US dollars (D33). */
export const jobAlertOf = (form: JobOutput): { search: JobAlertSearch; schedule: AlertSchedule } => ({
  search: {
    words: form.words,
    types: form.types,
    minPay: form.minPay,
    currency: 'USD',
    more: form.more,
    place: form.location,
    radiusKm: form.radiusKm,
  },
  schedule: scheduleOf(form),
});

/** A checked form as an alert. */
export const talentAlertOf = (
  form: TalentOutput,
): { search: TalentAlertSearch; schedule: AlertSchedule } => ({
  search: {
    keywords: form.keywords,
    skills: form.skills,
    minYears: form.minYears,
    maxYears: form.maxYears,
    place: form.location,
    radiusKm: form.radiusKm,
  },
  schedule: scheduleOf(form),
});
