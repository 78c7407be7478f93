import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { getPayWarning } from '@/lib/employment/pay-warning';
import { type Currency, currencies, type SalaryPeriod, salaryPeriods } from '@/lib/employment/salary';
import { skillList } from '@/lib/employment/skill-list';
import { amount, line, optionalDay, optionalParagraph, rangeInOrder, wholeNumber } from '@/lib/forms/fields';
import { radius } from '@/lib/limits';
import { placeFieldSchema } from '@/lib/places/place-field';
import { createRadiusField } from '@/lib/places/radius-field';
import { cvFieldSchema, submittedCvSchema } from '@/lib/uploads/cv-field';
import { placeMessages } from '@/messages/places/messages';
import { schema as messages, talentMessages } from '@/messages/talents/profile';
import { todayIn } from './today';

export const maxSkills = 50;

const requiredFieldErrors: readonly string[] = [
  talentMessages.fullName,
  talentMessages.headline,
  placeMessages.required,
];

/** The message above the form if a required field is missing (specification, section 5); undefined otherwise. */
export const getTalentErrorSummary = (sentences: readonly string[]): string | undefined =>
  sentences.some((sentence) => requiredFieldErrors.includes(sentence))
    ? talentMessages.requiredFieldsMissing
    : undefined;

const pay = amount({ invalid: talentMessages.salaryNotANumber, negative: talentMessages.salaryNegative });

const payFields = {
  salaryMin: pay,
  salaryMax: pay,
  salaryCurrency: z.enum(currencies).default('USD'),
  salaryPeriod: z.enum(salaryPeriods).default('year'),
};

const textFields = {
  fullName: line({ required: talentMessages.fullName, max: 120 }),
  headline: line({ required: talentMessages.headline, max: 160 }),
  bio: optionalParagraph({ max: 5000 }),
  skills: skillList(maxSkills, {
    tooMany: talentMessages.tooManySkills({ max: maxSkills }),
    tooLong: messages.skillTooLong,
  }),
  experienceYears: wholeNumber(0, 50, talentMessages.experience),
  desiredJobTypes: z.array(z.enum(jobTypes)).default([]),
  ...payFields,
};

const searchFields = {
  searchRadiusKm: createRadiusField(radius.defaultKm),
  availableFrom: optionalDay(talentMessages.date),
  timeZone: z.string().max(60).default(''),
  isVisible: z.boolean().default(false),
};

type PayRange = { salaryMin: number | null; salaryMax: number | null };
type AvailableFromFields = { availableFrom: string | null; timeZone: string };

// Each rule runs even if others fail, so that all errors show at once.
const hasNumericPay = ({ value }: { value: unknown }) =>
  [(value as Partial<PayRange>).salaryMin, (value as Partial<PayRange>).salaryMax].every(
    (value) => value !== undefined,
  );
const hasDate = ({ value }: { value: unknown }) =>
  typeof (value as Partial<AvailableFromFields>).availableFrom === 'string';

const isTodayOrLater = ({ availableFrom, timeZone }: AvailableFromFields) =>
  availableFrom === null || availableFrom >= todayIn(timeZone);

const toAmount = (value: unknown) => (typeof value === 'number' ? value : null);

/** The warning about implausible desired pay; null if there is none. */
const getDesiredPayWarning = ({
  salaryMin,
  salaryMax,
  salaryCurrency = 'USD',
  salaryPeriod = 'year',
}: DesiredPay) =>
  getPayWarning({
    min: toAmount(salaryMin),
    max: toAmount(salaryMax),
    currency: salaryCurrency,
    period: salaryPeriod,
  });
type DesiredPay = Partial<PayRange> & { salaryCurrency?: Currency; salaryPeriod?: SalaryPeriod };

/** The warning about implausible desired pay in the form's text fields; null if there is none. */
export function getTypedPayWarning(texts: { [Name in keyof typeof payFields]?: string | undefined }) {
  const parseField = <Field extends z.ZodType>(field: Field, text: string | undefined) =>
    field.safeParse(text).data;
  return getDesiredPayWarning({
    salaryMin: parseField(payFields.salaryMin, texts.salaryMin) ?? null,
    salaryMax: parseField(payFields.salaryMax, texts.salaryMax) ?? null,
    salaryCurrency: parseField(payFields.salaryCurrency, texts.salaryCurrency) ?? 'USD',
    salaryPeriod: parseField(payFields.salaryPeriod, texts.salaryPeriod) ?? 'year',
  });
}

const plausiblePayRule = () => ({
  path: ['salaryPeriod'],
  error: ({ input }: { input: unknown }) => getDesiredPayWarning(input as DesiredPay)?.message,
  when: hasNumericPay,
});
const payOrderRule = rangeInOrder('salaryMin', 'salaryMax', talentMessages.salaryOrder);
const futureDateRule = () => ({
  path: ['availableFrom'],
  error: talentMessages.availableFromPast,
  when: hasDate,
});

/** The browser's schema, in the form's order. */
export const talentFormSchema = z
  .object({
    ...textFields,
    location: placeFieldSchema,
    ...searchFields,
    cv: cvFieldSchema('profile').optional(),
  })
  .refine(...payOrderRule)
  .refine((talent) => getDesiredPayWarning(talent) === null, plausiblePayRule())
  .refine(isTodayOrLater, futureDateRule());

/** The server's schema; its `location` may geocode. */
export const talentSubmission = <Location extends z.ZodType>(location: Location) =>
  z
    .object({
      ...textFields,
      location,
      ...searchFields,
      cv: submittedCvSchema('profile').optional(),
      removesCv: z.boolean().default(false),
    })
    .refine(...payOrderRule)
    .refine((talent) => getDesiredPayWarning(talent as DesiredPay) === null, plausiblePayRule())
    .refine((talent) => isTodayOrLater(talent as AvailableFromFields), futureDateRule());
