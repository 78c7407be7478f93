import type { z } from 'zod';
import type { PostedInput } from '@/lib/forms/form-action';
import { getFormList, getFormText, getFormTexts } from '@/lib/forms/form-data';
import type { Place } from '@/lib/places/place';
import type { AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';
import type { guestAlertSubmission, jobAlertSubmission, talentAlertSubmission } from './schema';

type PlaceSchema = z.ZodType<Place, { chosen: string; typed: string }>;
type JobInput = z.input<ReturnType<typeof jobAlertSubmission<PlaceSchema>>>;
type JobOutput = z.output<ReturnType<typeof jobAlertSubmission<PlaceSchema>>>;
type GuestInput = z.input<ReturnType<typeof guestAlertSubmission<PlaceSchema>>>;
type TalentInput = z.input<ReturnType<typeof talentAlertSubmission<PlaceSchema>>>;
type TalentOutput = z.output<ReturnType<typeof talentAlertSubmission<PlaceSchema>>>;

const parsePlaceFields = (form: FormData) => ({
  chosen: getFormText(form, 'location'),
  typed: getFormText(form, 'locationText'),
});

const scheduleFieldNames = ['frequency', 'hour', 'weekday', 'timeZone'] as const;

/** Reads a job alert from its form. */
export const parseJobAlertForm = (form: FormData): PostedInput<JobInput> => ({
  ...getFormTexts(form, ['name', 'words', 'minPay', 'more', 'radiusKm', ...scheduleFieldNames]),
  types: getFormList(form, 'types') as JobInput['types'],
  location: parsePlaceFields(form),
});

/** Reads a guest's job alert from its form. */
export const parseGuestAlertForm = (form: FormData): PostedInput<GuestInput> => ({
  ...parseJobAlertForm(form),
  email: getFormText(form, 'email'),
});

/** Reads a talent alert from its form. Skills come as separate fields or as text with commas. */
export const parseTalentAlertForm = (form: FormData): PostedInput<TalentInput> => ({
  ...getFormTexts(form, ['keywords', 'minYears', 'maxYears', 'radiusKm', ...scheduleFieldNames]),
  skills: getFormList(form, 'skills'),
  location: parsePlaceFields(form),
});

const toSchedule = ({ frequency, hour, weekday, timeZone }: AlertSchedule): AlertSchedule => ({
  frequency,
  hour,
  weekday,
  timeZone,
});

/** Splits a valid form into search and schedule. Pay is in US dollars (D33). */
export const toJobAlertSettings = (form: JobOutput): { search: JobAlertSearch; schedule: AlertSchedule } => ({
  search: {
    words: form.words,
    types: form.types,
    minPay: form.minPay,
    currency: 'USD',
    more: form.more,
    place: form.location,
    radiusKm: form.radiusKm,
  },
  schedule: toSchedule(form),
});

/** Splits a valid form into search and schedule. */
export const toTalentAlertSettings = (
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
  schedule: toSchedule(form),
});
