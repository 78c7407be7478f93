import type { z } from 'zod';
import type { Place } from '@/lib/places/place';
import type { AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';
import type { handedInGuestAlert, handedInJobAlert, handedInTalentAlert } from './schema';

type PlaceSchema = z.ZodType<Place, { chosen: string; typed: string }>;
type JobInput = z.input<ReturnType<typeof handedInJobAlert<PlaceSchema>>>;
type JobOutput = z.output<ReturnType<typeof handedInJobAlert<PlaceSchema>>>;
type GuestInput = z.input<ReturnType<typeof handedInGuestAlert<PlaceSchema>>>;
type TalentInput = z.input<ReturnType<typeof handedInTalentAlert<PlaceSchema>>>;
type TalentOutput = z.output<ReturnType<typeof handedInTalentAlert<PlaceSchema>>>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const all = (form: FormData, name: string) => form.getAll(name).map(String);
const place = (form: FormData) => ({ chosen: text(form, 'location'), typed: text(form, 'locationText') });

const readSchedule = (form: FormData) => ({
  frequency: text(form, 'frequency') as JobInput['frequency'],
  hour: text(form, 'hour'),
  weekday: text(form, 'weekday'),
  timeZone: text(form, 'timeZone'),
});

/** Takes a job alert out of its form. */
export const readJobAlert = (form: FormData): JobInput => ({
  words: text(form, 'words'),
  types: all(form, 'types') as JobInput['types'],
  minPay: text(form, 'minPay'),
  location: place(form),
  radiusKm: text(form, 'radiusKm'),
  ...readSchedule(form),
});

/** The same with the guest's address. */
export const readGuestAlert = (form: FormData): GuestInput => ({
  ...readJobAlert(form),
  email: text(form, 'email'),
});

/** Takes a talent alert out of its form: skills one by one or as a text with commas. */
export const readTalentAlert = (form: FormData): TalentInput => ({
  keywords: text(form, 'keywords'),
  skills: all(form, 'skills').flatMap((entry) => entry.split(',')),
  minYears: text(form, 'minYears'),
  maxYears: text(form, 'maxYears'),
  location: place(form),
  radiusKm: text(form, 'radiusKm'),
  ...readSchedule(form),
});

const scheduleOf = ({ frequency, hour, weekday, timeZone }: AlertSchedule): AlertSchedule => ({
  frequency,
  hour,
  weekday,
  timeZone,
});

/** A checked form as the alert that it stands for. Pay is asked in US dollars (D33). */
export const jobAlertOf = (form: JobOutput): { search: JobAlertSearch; schedule: AlertSchedule } => ({
  search: {
    words: form.words,
    types: form.types,
    minPay: form.minPay,
    currency: 'USD',
    place: form.location,
    radiusKm: form.radiusKm,
  },
  schedule: scheduleOf(form),
});

/** A checked form as the alert that it stands for. */
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
