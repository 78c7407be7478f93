import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { payQuestion } from '@/lib/employment/pay-question';
import { currencies, salaryPeriods } from '@/lib/employment/salary';
import { scheduleSlots } from '@/lib/employment/schedule';
import {
  amount,
  email,
  inOrder,
  line,
  optionalDay,
  optionalLine,
  optionalPhone,
  paragraph,
  wholeNumber,
} from '@/lib/forms/fields';
import { placeFieldSchema } from '@/lib/places/place-field';
import { isPoBox } from '@/lib/places/po-box';
import { postJobMessages as say } from '@/messages/postings/messages';
import { isOpenUntil, lastOpenDays } from './expiry';
import { isStart, starts } from './start';
import { normalizeBenefit, normalizeTag } from './tag';

const openUntilMessage = say.expiresOn({ lastOpenDays });

const pay = amount({ invalid: say.salaryNumber, negative: say.salaryNegative });

const applicationUrl = z
  .string()
  .optional()
  .transform((text) => text?.trim() || null)
  .refine((url) => url === null || isWebAddress(url), { error: say.applicationUrl });

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && url.length <= 2000 && URL.canParse(url);

const words = (normalize: (text: string) => string, max: number) =>
  z
    .array(z.string())
    .optional()
    .transform((entries) => [...new Set((entries ?? []).map(normalize).filter(Boolean))].slice(0, max));

const fields = z.object({
  title: line({ required: say.title, max: 160, tooLong: say.titleLong }),
  type: z.enum(jobTypes, say.type),
  location: placeFieldSchema.refine(({ address }) => !isPoBox(address.street ?? ''), { error: say.poBox }),
  description: paragraph({ required: say.description, max: 20_000, tooLong: say.descriptionLong }),
  salaryMin: pay,
  salaryMax: pay,
  currency: z.enum(currencies).optional().catch(undefined),
  period: z.enum(salaryPeriods).optional().catch(undefined),
  schedule: z
    .array(z.string())
    .optional()
    .transform((slots) => scheduleSlots.filter((slot) => slots?.includes(slot))),
  hoursMin: wholeNumber(0, 168, say.hours),
  hoursMax: wholeNumber(0, 168, say.hours),
  benefits: words(normalizeBenefit, 30),
  hasTips: z.boolean().optional().default(false),
  minimumAge: wholeNumber(14, 30, say.minimumAge),
  start: z.enum(starts).or(z.literal('')).optional().catch(undefined),
  startsOn: optionalDay(say.startsOn).refine(
    (text) => text === null || isStart(text, new Date()),
    say.startsOn,
  ),
  tags: words(normalizeTag, 30),
  contactName: line({ required: say.contactName, max: 200, tooLong: say.contactNameLong }),
  contactEmail: email({ required: say.contactEmail, invalid: say.contactEmailInvalid }),
  contactPhone: optionalPhone({ tooLong: say.contactPhoneLong }),
  contactTitle: optionalLine({ max: 120, tooLong: say.contactTitleLong }),
  applicationUrl,
  expiresOn: optionalDay(openUntilMessage).refine(
    (text) => text === null || isOpenUntil(text, new Date()),
    openUntilMessage,
  ),
});

/** What a posting says (section 5), for the form and the server. Texts as typed; blank optional ones become null. */
export const jobSchema = fields
  .refine(...inOrder('salaryMin', 'salaryMax', say.salaryOrder))
  .refine(...inOrder('hoursMin', 'hoursMax', say.hoursOrder))
  .refine(({ start, startsOn }) => start !== 'day' || startsOn !== null, {
    error: say.startsOnMissing,
    path: ['startsOn'],
    when: ({ value }) => value instanceof Object,
  })
  .refine((form) => questionOf(form) === null, {
    error: ({ input }) => questionOf(input as PostedFields)?.sentence,
    path: ['period'],
    when: () => true,
  });

export type JobFormInput = z.input<typeof jobSchema>;
export type PostedFields = z.output<typeof fields>;

/** What is asked back about the pay: a volunteer's is what it is. */
function questionOf({ type, salaryMin, salaryMax, currency = 'USD', period = 'year' }: PostedFields) {
  const [min, max] = [salaryMin, salaryMax].map((amount) => (typeof amount === 'number' ? amount : null));
  return type === 'volunteer' ? null : payQuestion({ min: min ?? null, max: max ?? null, currency, period });
}
