import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { getPayWarning } from '@/lib/employment/pay-warning';
import { currencies, salaryPeriods } from '@/lib/employment/salary';
import { scheduleSlots } from '@/lib/employment/schedule';
import {
  amount,
  email,
  line,
  optionalDay,
  optionalLine,
  optionalPhone,
  paragraph,
  rangeInOrder,
  wholeNumber,
} from '@/lib/forms/fields';
import { placeFieldSchema } from '@/lib/places/place-field';
import { isPoBox } from '@/lib/places/po-box';
import { postJobMessages as messages } from '@/messages/postings/messages';
import { isValidOpenUntil, maxOpenDays } from './expiry';
import { isValidStart, startKinds } from './start-date';
import { normalizeBenefit, normalizeTag } from './tag';

const expiresOnMessage = messages.expiresOnInvalid({ lastOpenDays: maxOpenDays });

const pay = amount({ invalid: messages.salaryInvalid, negative: messages.salaryNegative });

const applicationUrl = z
  .string()
  .optional()
  .transform((text) => text?.trim() || null)
  .refine((url) => url === null || isWebAddress(url), { error: messages.applicationUrlInvalid });

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && url.length <= 2000 && URL.canParse(url);

const normalizedList = (normalize: (text: string) => string, max: number) =>
  z
    .array(z.string())
    .optional()
    .transform((entries) => [...new Set((entries ?? []).map(normalize).filter(Boolean))].slice(0, max));

const fields = z.object({
  title: line({ required: messages.titleRequired, max: 160, tooLong: messages.titleTooLong }),
  type: z.enum(jobTypes, messages.typeRequired),
  location: placeFieldSchema.refine(({ address }) => !isPoBox(address.street ?? ''), {
    error: messages.poBox,
  }),
  description: paragraph({
    required: messages.descriptionRequired,
    max: 20_000,
    tooLong: messages.descriptionTooLong,
  }),
  salaryMin: pay,
  salaryMax: pay,
  currency: z.enum(currencies).optional().catch(undefined),
  period: z.enum(salaryPeriods).optional().catch(undefined),
  schedule: z
    .array(z.string())
    .optional()
    .transform((slots) => scheduleSlots.filter((slot) => slots?.includes(slot))),
  hoursMin: wholeNumber(0, 168, messages.hoursInvalid),
  hoursMax: wholeNumber(0, 168, messages.hoursInvalid),
  benefits: normalizedList(normalizeBenefit, 30),
  hasTips: z.boolean().optional().default(false),
  minimumAge: wholeNumber(14, 30, messages.minimumAgeInvalid),
  start: z.enum(startKinds).or(z.literal('')).optional().catch(undefined),
  startsOn: optionalDay(messages.startsOnInvalid).refine(
    (text) => text === null || isValidStart(text, new Date()),
    messages.startsOnInvalid,
  ),
  tags: normalizedList(normalizeTag, 30),
  contactName: line({
    required: messages.contactNameRequired,
    max: 200,
    tooLong: messages.contactNameTooLong,
  }),
  contactEmail: email({ required: messages.contactEmailRequired, invalid: messages.contactEmailInvalid }),
  contactPhone: optionalPhone({ tooLong: messages.contactPhoneTooLong }),
  contactTitle: optionalLine({ max: 120, tooLong: messages.contactTitleTooLong }),
  applicationUrl,
  expiresOn: optionalDay(expiresOnMessage).refine(
    (text) => text === null || isValidOpenUntil(text, new Date()),
    expiresOnMessage,
  ),
});

/**
 * The schema of the posting form (specification, section 5), in browser and server. Blank optional texts become null.
 */
export const jobSchema = fields
  .refine(...rangeInOrder('salaryMin', 'salaryMax', messages.salaryOrder))
  .refine(...rangeInOrder('hoursMin', 'hoursMax', messages.hoursOrder))
  .refine(({ start, startsOn }) => start !== 'day' || startsOn !== null, {
    error: messages.startsOnMissing,
    path: ['startsOn'],
    when: ({ value }) => value instanceof Object,
  })
  .refine((form) => getPayWarningFor(form) === null, {
    error: ({ input }) => getPayWarningFor(input as PostingInput)?.message,
    path: ['period'],
    when: () => true,
  });

export type JobFormInput = z.input<typeof jobSchema>;
export type PostingInput = z.output<typeof fields>;

/** The error about implausible pay, which is shown at the period field; null for volunteers. */
function getPayWarningFor({ type, salaryMin, salaryMax, currency = 'USD', period = 'year' }: PostingInput) {
  const [min, max] = [salaryMin, salaryMax].map((amount) => (typeof amount === 'number' ? amount : null));
  return type === 'volunteer'
    ? null
    : getPayWarning({ min: min ?? null, max: max ?? null, currency, period });
}
