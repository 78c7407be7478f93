import { z } from 'zod';
import { fields as words } from '@/messages/forms/form';
import { highestAmount, readAmount } from './amount';
import { isDay } from './day';
import { isToken } from './ids';
import { asOneLine } from './one-line';

// The fields that forms are made of. Each takes what a form posts and the sentences for what can be wrong with it.

type Required = { required: string; max: number; tooLong?: string };
type Optional = Omit<Required, 'required'>;

const tooLongFor = (max: number) => words.pleaseUseAtMostCharacters({ max });

/** One line of text that has to be there; line breaks and control characters become spaces. */
export const line = ({ required, max, tooLong = tooLongFor(max) }: Required) =>
  z.string(required).transform(asOneLine).pipe(z.string().min(1, required).max(max, tooLong));

/** One line of text; blank is null. */
export const optionalLine = ({ max, tooLong = tooLongFor(max) }: Optional) =>
  z.string().default('').transform(asOneLine).pipe(z.string().max(max, tooLong)).transform(nullIfBlank);

/** Text of many lines that has to be there. */
export const paragraph = ({ required, max, tooLong = tooLongFor(max) }: Required) =>
  z.string(required).transform(asParagraph).pipe(z.string().min(1, required).max(max, tooLong));

/** Text of many lines; blank is null. */
export const optionalParagraph = ({ max, tooLong = tooLongFor(max) }: Optional) =>
  z.string().default('').transform(asParagraph).pipe(z.string().max(max, tooLong)).transform(nullIfBlank);

/** What is an email address at every door. `public.is_email` has the same pattern, and a test compares them. */
export const emailPattern = z.regexes.email;

export const email = ({ required, invalid }: { required: string; invalid: string }) =>
  z.string(required).trim().min(1, required).max(254, invalid).refine(isBlankOrEmail, invalid);

/** One address; blank is null. */
export const optionalEmail = (invalid: string) =>
  z.string().trim().max(254, invalid).default('').refine(isBlankOrEmail, invalid).transform(nullIfBlank);

const isBlankOrEmail = (text: string) => text === '' || emailPattern.test(text);

/** An amount of money; blank is null. */
export const amount = (sentences: { invalid: string; negative: string }, highest: number = highestAmount) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const number = readAmount(text);
      if (number === null || (number >= 0 && number <= highest)) return number;
      context.addIssue({ code: 'custom', message: number < 0 ? sentences.negative : sentences.invalid });
      return z.NEVER;
    });

const longestPhone = 50;

/** A phone number as people type it, with plain digits for the full-width ones of an input method. */
export const phone = ({ required, tooLong }: Omit<Required, 'max'>) =>
  line({ required, max: longestPhone, tooLong: tooLong ?? tooLongFor(longestPhone) })
    .transform(plainPhone)
    .refine((text) => text === '' || isPhone(text), words.phone);

/** The same; blank is null. */
export const optionalPhone = ({ tooLong }: Omit<Optional, 'max'> = {}) =>
  optionalLine({ max: longestPhone, tooLong: tooLong ?? tooLongFor(longestPhone) })
    .transform((text) => text && plainPhone(text))
    .refine((text) => text === null || isPhone(text), words.phone);

const plainPhone = (text: string): string => text.normalize('NFKC');

/** E.164 has at most 15 digits; people separate them as they like. `public.is_phone` is the same rule. */
const isPhone = (text: string): boolean => {
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  return digits >= 7 && digits <= 15;
};

/** A whole number within bounds; blank is null. */
export const wholeNumber = (least: number, most: number, sentence: string) =>
  z
    .string()
    .normalize('NFKC')
    .trim()
    .default('')
    .refine((text) => text === '' || isWithin(text, least, most), sentence)
    .transform((text) => (text === '' ? null : Number(text)));

/** A whole number that has to be there. */
export const requiredNumber = (least: number, most: number, sentence: string) =>
  z
    .string(sentence)
    .normalize('NFKC')
    .trim()
    .refine((text) => isWithin(text, least, most), sentence)
    .transform(Number);

const isWithin = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** A day as a date field posts it, YYYY-MM-DD; blank is null. */
export const optionalDay = (sentence: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || isDay(text), sentence)
    .transform(nullIfBlank);

/** A day that has to be there. */
export const day = ({ required, invalid }: { required: string; invalid: string }) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .refine((text) => text === '' || isDay(text), invalid);

/** A box: ticked it posts 'on', unticked nothing. */
export const tick = () =>
  z
    .union([z.literal('on'), z.boolean()])
    .optional()
    .transform((value) => value === 'on' || value === true);

/**
 * For `refine`: of two numbers the first is not more than the second. Asked whatever else is wrong, so that nobody mends one
 * thing only to be told the next.
 */
export const inOrder = (
  least: string,
  most: string,
  error: string,
): [(form: object) => boolean, Parameters<z.ZodType['refine']>[1]] => [
  (form: object) => {
    const [min, max]: unknown[] = [Reflect.get(form, least), Reflect.get(form, most)];
    return typeof min !== 'number' || typeof max !== 'number' || min <= max;
  },
  { path: [least], error, when: ({ value }: { value: unknown }) => value instanceof Object },
];

/** The secret of an emailed link. */
export const token = (invalid: string) => z.string(invalid).refine(isToken, invalid);

const nullIfBlank = (text: string) => (text === '' ? null : text);

/** PostgreSQL has no place for a NUL or half a character, which come along when text is pasted or cut. */
const asParagraph = (text: string) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
