import { z } from 'zod';
import { accountEmail } from '@/lib/auth/schema';
import { jobTypes } from '@/lib/employment/job-type';
import { skillList } from '@/lib/employment/skill-list';
import { amount, inOrder, optionalLine, requiredNumber, wholeNumber } from '@/lib/forms/fields';
import { parseConditions } from '@/lib/jobs/search-conditions';
import { radius } from '@/lib/limits';
import { placeFieldSchema } from '@/lib/places/place-field';
import { radiusField } from '@/lib/places/radius-field';
import { alertMessages } from '@/messages/alerts/messages';
import { alertFrequencies, longestAlertName, maxAlertSkills } from './alert';
import { isTimeZone } from './alert-time-zone';

/** What the owner calls the search. */
const alertName = optionalLine({ max: longestAlertName });

const words = optionalLine({ max: 200 }).transform((text) => text ?? '');

const minPay = amount({ invalid: alertMessages.pay, negative: alertMessages.pay }, 10_000).transform(
  (pay) => pay || null,
);

const years = wholeNumber(0, 50, alertMessages.years);

const schedule = {
  frequency: z.enum(alertFrequencies, alertMessages.frequency),
  hour: requiredNumber(0, 23, alertMessages.hour),
  weekday: requiredNumber(1, 7, alertMessages.weekday),
  timeZone: z.string({ error: alertMessages.timeZone }).trim().refine(isTimeZone, alertMessages.timeZone),
};

/** As its search's address says it, in a field that nobody types into: what of it makes no sense is left out. */
const more = z
  .string()
  .max(4000)
  .default('')
  .transform((query) => parseConditions(new URLSearchParams(query)));

const jobFields = { name: alertName, words, types: z.array(z.enum(jobTypes)).default([]), minPay, more };

/** What is checked of a job alert, in the order of the form; `location` is for the server to say, which may have to find it. */
export const jobAlertSubmission = <Location extends z.ZodType>(location: Location) =>
  z.object({ ...jobFields, location, radiusKm: radiusField(radius.defaultKm), ...schedule });

/** The same for a guest; addresses are compared in lower case. */
export const guestAlertSubmission = <Location extends z.ZodType>(location: Location) =>
  jobAlertSubmission(location).extend({ email: accountEmail.transform((text) => text.toLowerCase()) });

export const jobAlertFormSchema = jobAlertSubmission(placeFieldSchema);
export const guestAlertFormSchema = guestAlertSubmission(placeFieldSchema);
/** What a guest types where the search is known. */
export const guestAddressSchema = guestAlertFormSchema.pick({ email: true });

const talentFields = {
  keywords: words,
  skills: skillList(maxAlertSkills, {
    tooMany: alertMessages.tooManySkills({ most: maxAlertSkills }),
    tooLong: alertMessages.skillTooLong,
  }),
  minYears: years,
  maxYears: years,
};

export const talentAlertSubmission = <Location extends z.ZodType>(location: Location) =>
  z
    .object({ ...talentFields, location, radiusKm: radiusField(radius.talentDefaultKm), ...schedule })
    .refine(...inOrder('minYears', 'maxYears', alertMessages.yearsOrder));

export const talentAlertFormSchema = talentAlertSubmission(placeFieldSchema);
