import { z } from 'zod';
import { jobTypes } from '@/lib/employment/job-type';
import { payQuestion } from '@/lib/employment/pay-question';
import { type Currency, currencies, type SalaryPeriod, salaryPeriods } from '@/lib/employment/salary';
import { skillList } from '@/lib/employment/skill-list';
import { amount, inOrder, line, optionalDay, optionalParagraph, wholeNumber } from '@/lib/forms/fields';
import { radius } from '@/lib/limits';
import { placeFieldSchema } from '@/lib/places/place-field';
import { radiusField } from '@/lib/places/radius-field';
import { chosenCv, submittedCv } from '@/lib/uploads/cv-field';
import { placeMessages } from '@/messages/places/messages';
import { schema as messages, talentMessages } from '@/messages/talents/profile';
import { dayIn } from './day';

export const maxSkills = 50;

const requiredSentences: readonly string[] = [
  talentMessages.fullName,
  talentMessages.headline,
  placeMessages.required,
];

/** Section 5: the sentence above the form when anything required is missing; undefined when nothing is. */
export const talentSummary = (sentences: readonly string[]): string | undefined =>
  sentences.some((sentence) => requiredSentences.includes(sentence))
    ? talentMessages.requiredFieldsMissing
    : undefined;

const pay = amount({ invalid: talentMessages.salaryNumbers, negative: talentMessages.salaryPositive });

const payFields = {
  salaryMin: pay,
  salaryMax: pay,
  salaryCurrency: z.enum(currencies).default('USD'),
  salaryPeriod: z.enum(salaryPeriods).default('year'),
};

const words = {
  fullName: line({ required: talentMessages.fullName, max: 120 }),
  headline: line({ required: talentMessages.headline, max: 160 }),
  bio: optionalParagraph({ max: 5000 }),
  skills: skillList(maxSkills, {
    tooMany: talentMessages.tooManySkills({ most: maxSkills }),
    tooLong: messages.tooLong,
  }),
  experienceYears: wholeNumber(0, 50, talentMessages.experience),
  desiredJobTypes: z.array(z.enum(jobTypes)).default([]),
  ...payFields,
};

const details = {
  searchRadiusKm: radiusField(radius.defaultKm),
  availableFrom: optionalDay(talentMessages.date),
  timeZone: z.string().max(60).default(''),
  isVisible: z.boolean().default(false),
};

type Pay = { salaryMin: number | null; salaryMax: number | null };
type Start = { availableFrom: string | null; timeZone: string };

// Each rule is asked whatever else is wrong, so that nobody mends one thing only to be told the next.
const whenNumbers = ({ value }: { value: unknown }) =>
  [(value as Partial<Pay>).salaryMin, (value as Partial<Pay>).salaryMax].every((each) => each !== undefined);
const whenDate = ({ value }: { value: unknown }) =>
  typeof (value as Partial<Start>).availableFrom === 'string';

const isAhead = ({ availableFrom, timeZone }: Start) =>
  availableFrom === null || availableFrom >= dayIn(timeZone);

const amountOf = (given: unknown) => (typeof given === 'number' ? given : null);

/** What is asked back about the pay; null while it is none, or can be. */
const questionOf = ({ salaryMin, salaryMax, salaryCurrency = 'USD', salaryPeriod = 'year' }: Wish) =>
  payQuestion({
    min: amountOf(salaryMin),
    max: amountOf(salaryMax),
    currency: salaryCurrency,
    period: salaryPeriod,
  });
type Wish = Partial<Pay> & { salaryCurrency?: Currency; salaryPeriod?: SalaryPeriod };

/** The same for the form's contents. */
export function typedPayQuestion(texts: { [Name in keyof typeof payFields]?: string | undefined }) {
  const read = <Field extends z.ZodType>(field: Field, text: string | undefined) =>
    field.safeParse(text).data;
  return questionOf({
    salaryMin: read(payFields.salaryMin, texts.salaryMin) ?? null,
    salaryMax: read(payFields.salaryMax, texts.salaryMax) ?? null,
    salaryCurrency: read(payFields.salaryCurrency, texts.salaryCurrency) ?? 'USD',
    salaryPeriod: read(payFields.salaryPeriod, texts.salaryPeriod) ?? 'year',
  });
}

const possible = () => ({
  path: ['salaryPeriod'],
  error: ({ input }: { input: unknown }) => questionOf(input as Wish)?.sentence,
  when: whenNumbers,
});
const order = inOrder('salaryMin', 'salaryMax', talentMessages.salaryOrder);
const ahead = () => ({ path: ['availableFrom'], error: talentMessages.availableFromPast, when: whenDate });

/** What the browser checks; the order is the form's. */
export const talentFormSchema = z
  .object({ ...words, location: placeFieldSchema, ...details, cv: chosenCv('profile').optional() })
  .refine(...order)
  .refine((talent) => questionOf(talent) === null, possible())
  .refine(isAhead, ahead());

/** What the server checks; `location` is for the server to say, which may have to find it. */
export const talentSubmission = <Location extends z.ZodType>(location: Location) =>
  z
    .object({
      ...words,
      location,
      ...details,
      cv: submittedCv('profile').optional(),
      removesCv: z.boolean().default(false),
    })
    .refine(...order)
    .refine((talent) => questionOf(talent as Wish) === null, possible())
    .refine((talent) => isAhead(talent as Start), ahead());
