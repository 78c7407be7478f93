import { z } from 'zod';
import { fields as fieldMessages } from '@/messages/forms/form';
import { maxAmount, parseAmount } from './amount';
import { isDay } from './day';
import { isToken } from './ids';
import { toSingleLine } from './single-line';

// Schemas for form fields, which parse the posted text. Each function gets the error messages.

type Required = { required: string; max: number; tooLong?: string };
type Optional = Omit<Required, 'required'>;

const tooLongMessage = (max: number) => fieldMessages.tooLong({ max });

/** A required line of text; line breaks and control characters become spaces. */
export const line = ({ required, max, tooLong = tooLongMessage(max) }: Required) =>
  z.string(required).transform(toSingleLine).pipe(z.string().min(1, required).max(max, tooLong));

/** An optional line of text; blank is null. */
export const optionalLine = ({ max, tooLong = tooLongMessage(max) }: Optional) =>
  z.string().default('').transform(toSingleLine).pipe(z.string().max(max, tooLong)).transform(nullIfBlank);

/** Required multi-line text. */
export const paragraph = ({ required, max, tooLong = tooLongMessage(max) }: Required) =>
  z.string(required).transform(toParagraph).pipe(z.string().min(1, required).max(max, tooLong));

/** Optional multi-line text; blank is null. */
export const optionalParagraph = ({ max, tooLong = tooLongMessage(max) }: Optional) =>
  z.string().default('').transform(toParagraph).pipe(z.string().max(max, tooLong)).transform(nullIfBlank);

/** The pattern of an email address. `public.is_email` has the same pattern, and a test compares them. */
export const emailPattern = z.regexes.email;

/** A required email address. */
export const email = ({ required, invalid }: { required: string; invalid: string }) =>
  z.string(required).trim().min(1, required).max(254, invalid).refine(isBlankOrEmail, invalid);

/** An optional email address; blank is null. */
export const optionalEmail = (invalid: string) =>
  z.string().trim().max(254, invalid).default('').refine(isBlankOrEmail, invalid).transform(nullIfBlank);

const isBlankOrEmail = (text: string) => text === '' || emailPattern.test(text);

/** An amount of money; blank is null. */
export const amount = (messages: { invalid: string; negative: string }, max: number = maxAmount) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const number = parseAmount(text);
      if (number === null || (number >= 0 && number <= max)) return number;
      context.addIssue({ code: 'custom', message: number < 0 ? messages.negative : messages.invalid });
      return z.NEVER;
    });

const maxPhoneLength = 50;

/** A required phone number. NFKC replaces full-width digits of an input method. */
export const phone = ({ required, tooLong }: Omit<Required, 'max'>) =>
  line({ required, max: maxPhoneLength, tooLong: tooLong ?? tooLongMessage(maxPhoneLength) })
    .transform(normalizePhone)
    .refine((text) => text === '' || isPhone(text), fieldMessages.phone);

/** An optional phone number; blank is null. */
export const optionalPhone = ({ tooLong }: Omit<Optional, 'max'> = {}) =>
  optionalLine({ max: maxPhoneLength, tooLong: tooLong ?? tooLongMessage(maxPhoneLength) })
    .transform((text) => text && normalizePhone(text))
    .refine((text) => text === null || isPhone(text), fieldMessages.phone);

const normalizePhone = (text: string): string => text.normalize('NFKC');

/** E.164 allows at most 15 digits; separators are free. `public.is_phone` has the same rule. */
const isPhone = (text: string): boolean => {
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  return digits >= 7 && digits <= 15;
};

/** An optional whole number within bounds; blank is null. */
export const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .normalize('NFKC')
    .trim()
    .default('')
    .refine((text) => text === '' || isWithin(text, min, max), message)
    .transform((text) => (text === '' ? null : Number(text)));

/** A required whole number within bounds. */
export const requiredNumber = (min: number, max: number, message: string) =>
  z
    .string(message)
    .normalize('NFKC')
    .trim()
    .refine((text) => isWithin(text, min, max), message)
    .transform(Number);

const isWithin = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** An optional day as YYYY-MM-DD; blank is null. */
export const optionalDay = (message: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || isDay(text), message)
    .transform(nullIfBlank);

/** A required day as YYYY-MM-DD. */
export const day = ({ required, invalid }: { required: string; invalid: string }) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .refine((text) => text === '' || isDay(text), invalid);

/** A checkbox, which posts 'on' or nothing. */
export const checkbox = () =>
  z
    .union([z.literal('on'), z.boolean()])
    .optional()
    .transform((value) => value === 'on' || value === true);

/**
 * For `refine`: the first number must not exceed the second. Checked even if other fields are invalid, so that all
 * errors appear at once.
 */
export const rangeInOrder = (
  minField: string,
  maxField: string,
  error: string,
): [(form: object) => boolean, Parameters<z.ZodType['refine']>[1]] => [
  (form: object) => {
    const [min, max]: unknown[] = [Reflect.get(form, minField), Reflect.get(form, maxField)];
    return typeof min !== 'number' || typeof max !== 'number' || min <= max;
  },
  { path: [minField], error, when: ({ value }: { value: unknown }) => value instanceof Object },
];

/** The secret of an emailed link. */
export const token = (invalid: string) => z.string(invalid).refine(isToken, invalid);

const nullIfBlank = (text: string) => (text === '' ? null : text);

/** Removes NUL and lone surrogates, which PostgreSQL rejects; pasted or cut text can contain them. */
const toParagraph = (text: string) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
