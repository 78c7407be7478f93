import { z } from 'zod';
import { amount } from '@/lib/forms/fields';
import { placeFieldSchema } from '@/lib/places/place-field';
import { jobTypes } from '@/lib/work/job-type';
import { payQuestion } from '@/lib/work/pay-question';
import { currencies, salaryPeriods } from '@/lib/work/salary';
import { isOpenUntil } from './expiry';
import { postJobMessages as say } from './messages';
import { scheduleSlots } from './schedule';
import { normalizeBenefit, normalizeTag } from './tag';

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const requiredLine = (required: string, max: number, tooLong: string) =>
  z.string(required).transform(oneLine).pipe(z.string().min(1, required).max(max, tooLong));

const optionalLine = (max: number, tooLong: string) =>
  z
    .string()
    .optional()
    .transform((text) => oneLine(text ?? '') || null)
    .pipe(z.string().max(max, tooLong).nullable());

/** One address: no lists, no quoting, nothing that a mail's header could take for more than that. */
const emailPattern = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+\.[^\s@,;:<>()"\\]+$/;

const email = z
  .string(say.contactEmail)
  .trim()
  .min(1, say.contactEmail)
  .max(254, say.contactEmailInvalid)
  .refine((text) => text === '' || emailPattern.test(text), { error: say.contactEmailInvalid });

const pay = amount({ invalid: say.salaryNumber, negative: say.salaryNegative });

const wholeNumber = (min: number, max: number, sentence: string) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const plain = (text ?? '').trim();
      if (plain === '') return null;
      const number = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
      return number >= min && number <= max ? number : problem(context, sentence);
    });

function problem(context: z.core.$RefinementCtx, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
}

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
  title: requiredLine(say.title, 160, say.titleLong),
  type: z.enum(jobTypes, say.type),
  location: placeFieldSchema,
  description: z.string(say.description).trim().min(1, say.description).max(20_000, say.descriptionLong),
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
  tags: words(normalizeTag, 30),
  contactName: requiredLine(say.contactName, 200, say.contactNameLong),
  contactEmail: email,
  contactPhone: optionalLine(50, say.contactPhoneLong),
  contactTitle: optionalLine(120, say.contactTitleLong),
  applicationUrl,
  expiresOn: z
    .string()
    .optional()
    .transform((text) => text?.trim() || null)
    .refine((text) => text === null || isOpenUntil(text, new Date()), { error: say.expiresOn }),
});

/** What a posting says (section 5), for the form and the server. Texts as typed; blank optional ones become null. */
export const jobSchema = fields
  .refine(({ salaryMin, salaryMax }) => isInOrder(salaryMin, salaryMax), {
    error: say.salaryOrder,
    path: ['salaryMin'],
    // Asked whatever else is wrong, so that everything is said at once.
    when: () => true,
  })
  .refine(({ hoursMin, hoursMax }) => isInOrder(hoursMin, hoursMax), {
    error: say.hoursOrder,
    path: ['hoursMin'],
    when: () => true,
  })
  .refine((form) => questionOf(form) === null, {
    error: ({ input }) => questionOf(input as PostedFields)?.sentence,
    path: ['period'],
    when: () => true,
  });

export type JobFormInput = z.input<typeof jobSchema>;
export type PostedFields = z.output<typeof fields>;

const isInOrder = (min: unknown, max: unknown) =>
  typeof min !== 'number' || typeof max !== 'number' || min <= max;

/** What is asked back about the pay: a volunteer's is what it is. */
function questionOf({ type, salaryMin, salaryMax, currency = 'USD', period = 'year' }: PostedFields) {
  const [min, max] = [salaryMin, salaryMax].map((amount) => (typeof amount === 'number' ? amount : null));
  return type === 'volunteer' ? null : payQuestion({ min: min ?? null, max: max ?? null, currency, period });
}
