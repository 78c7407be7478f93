import { z } from 'zod';
import { accountEmail } from '@/lib/auth/schema';
import { jobTypes } from '@/lib/employment/job-type';
import { skillList } from '@/lib/employment/skill-list';
import { amount, optionalLine, rangeInOrder, requiredNumber, wholeNumber } from '@/lib/forms/fields';
import { parseConditions } from '@/lib/jobs/search-conditions';
import { radius } from '@/lib/limits';
import { placeFieldSchema } from '@/lib/places/place-field';
import { createRadiusField } from '@/lib/places/radius-field';
import { alertMessages } from '@/messages/alerts/messages';
import { alertFrequencies, maxAlertNameLength, maxAlertSkills } from './alert';
import { isTimeZone } from './time-zone';

const alertName = optionalLine({ max: maxAlertNameLength });

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

/** The search's query from a hidden field; invalid parts are ignored. */
const more = z
  .string()
  .max(4000)
  .default('')
  .transform((query) => parseConditions(new URLSearchParams(query)));

const jobFields = { name: alertName, words, types: z.array(z.enum(jobTypes)).default([]), minPay, more };

/** The fields of a job alert in the form's order. The server's `location` schema may geocode. */
export const jobAlertSubmission = <Location extends z.ZodType>(location: Location) =>
  z.object({ ...jobFields, location, radiusKm: createRadiusField(radius.defaultKm), ...schedule });

/** The fields of a guest's job alert. Addresses are compared in lower case. */
export const guestAlertSubmission = <Location extends z.ZodType>(location: Location) =>
  jobAlertSubmission(location).extend({ email: accountEmail.transform((text) => text.toLowerCase()) });

export const jobAlertFormSchema = jobAlertSubmission(placeFieldSchema);
export const guestAlertFormSchema = guestAlertSubmission(placeFieldSchema);
/** The only field that a guest fills in when the search is known. */
export const guestAddressSchema = guestAlertFormSchema.pick({ email: true });

const talentFields = {
  keywords: words,
  skills: skillList(maxAlertSkills, {
    tooMany: alertMessages.tooManySkills({ max: maxAlertSkills }),
    tooLong: alertMessages.skillTooLong,
  }),
  minYears: years,
  maxYears: years,
};

export const talentAlertSubmission = <Location extends z.ZodType>(location: Location) =>
  z
    .object({ ...talentFields, location, radiusKm: createRadiusField(radius.talentDefaultKm), ...schedule })
    .refine(...rangeInOrder('minYears', 'maxYears', alertMessages.yearsOrder));

export const talentAlertFormSchema = talentAlertSubmission(placeFieldSchema);
