import { z } from 'zod';
import { cvMessages, cvProblem } from '@/lib/uploads/cv';

/** D27: what may be asked about age. Where the law forbids the birth date, 'I am 18 or older'. */
export type AgeQuestion = 'birth-date' | 'adult';

/** The age from which the Fair Labor Standards Act allows work in general; the database refuses younger ones too (B38). */
export const minimumApplicantAge = 14;
const maximumAge = 120;

/** Section 5, to the letter; from the birth date's on they are ours. */
export const applicationMessages = {
  fullName: 'Full name is required',
  dateOfBirth: 'Date of birth is required',
  email: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  phone: 'Phone number is required',
  coverLetter: 'Cover letter is required',
  dateOfBirthInvalid: 'Please enter a valid date of birth',
  dateOfBirthYoung: `Please check the year: you must be at least ${minimumApplicantAge} to apply`,
  phoneInvalid: 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100',
  fullNameLong: 'Full name can be at most 200 characters',
  phoneLong: 'Phone number can be at most 50 characters',
  coverLetterLong: 'Cover letter can be at most 20,000 characters',
} as const;

/** One address: no lists, no quoting, nothing that a mail's header could take for more than that. */
const emailPattern = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+\.[^\s@,;:<>()"\\]+$/;

const oneLine = (required: string, maxLength: number, tooLong: string) =>
  z
    .string(required)
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().min(1, required).max(maxLength, tooLong));

const birthDate = z
  .string(applicationMessages.dateOfBirth)
  .trim()
  .min(1, applicationMessages.dateOfBirth)
  .refine(isBirthDate, { error: applicationMessages.dateOfBirthInvalid })
  .refine((text) => !isBirthDate(text) || text <= dayYearsAgo(minimumApplicantAge), {
    error: applicationMessages.dateOfBirthYoung,
  });

function isBirthDate(text: string): boolean {
  if (text === '') return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A 31st of February becomes another day.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && text >= dayYearsAgo(maximumAge) && date.getTime() <= Date.now();
}

/** Today so many years ago, in UTC like the database's day. */
function dayYearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** What separates digits is everybody's own; how many there are is not (E.164 has 15 at most). */
function isPhone(text: string): boolean {
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  return text === '' || (digits >= 7 && digits <= 15);
}

/** A ticked box sends 'on', an unticked one nothing; both are answers. */
const tick = z
  .union([z.literal('on'), z.boolean()])
  .optional()
  .transform((value) => value === 'on' || value === true);

const words = {
  fullName: oneLine(applicationMessages.fullName, 200, applicationMessages.fullNameLong),
  email: z
    .string(applicationMessages.email)
    .trim()
    .min(1, applicationMessages.email)
    .max(254, applicationMessages.emailInvalid)
    .refine((text) => text === '' || emailPattern.test(text), { error: applicationMessages.emailInvalid }),
  phone: oneLine(applicationMessages.phone, 50, applicationMessages.phoneLong).refine(isPhone, {
    error: applicationMessages.phoneInvalid,
  }),
  coverLetter: z
    .string(applicationMessages.coverLetter)
    // PostgreSQL takes no NUL in a text.
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(
      z.string().min(1, applicationMessages.coverLetter).max(20_000, applicationMessages.coverLetterLong),
    ),
};

const age = {
  'birth-date': {
    dateOfBirth: birthDate,
    isAdult: z
      .unknown()
      .optional()
      .transform(() => undefined),
  },
  // A sent date is dropped (D27).
  adult: {
    dateOfBirth: z
      .unknown()
      .optional()
      .transform(() => undefined),
    isAdult: tick,
  },
} as const;

/** The resume that stands in the applicant's profile, of which the application gets a copy. */
export const profileCv = 'profile';

const chosenFiles = z
  .custom<readonly { name: string; size: number }[] | typeof profileCv | undefined>(() => true)
  .superRefine((files, context) => {
    if (files === profileCv) return;
    const [file, ...more] = files ?? [];
    const message = !file ? cvMessages.required : more.length > 0 ? cvMessages.count : cvProblem(file);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A file that came with the form, the ticket of one that was uploaded before, or the profile's. */
export type HandedInCv = File | { path: string; ticket: string } | typeof profileCv;

const handedInCv = z
  .custom<HandedInCv | undefined>(() => true)
  .superRefine((cv, context) => {
    const message = !cv ? cvMessages.required : cv instanceof File ? cvProblem(cv) : null;
    if (message) context.addIssue({ code: 'custom', message });
  });

/** What the browser checks: the same rules, with the files that were chosen. The order is the form's. */
export const applicationFormSchema = (question: AgeQuestion) =>
  z.object({
    fullName: words.fullName,
    dateOfBirth: age[question].dateOfBirth,
    isAdult: age[question].isAdult,
    email: words.email,
    phone: words.phone,
    coverLetter: words.coverLetter,
    cv: chosenFiles,
  });

/** What the server checks. The question is the form's; the database knows the state's law and has the last word. */
const handedIn = <Question extends AgeQuestion>(question: Question) =>
  z.object({
    question: z.literal(question),
    jobId: z.guid(),
    fullName: words.fullName,
    ...age[question],
    email: words.email,
    phone: words.phone,
    coverLetter: words.coverLetter,
    cv: handedInCv,
  });

export const applicationSchema = z.discriminatedUnion('question', [
  handedIn('birth-date'),
  handedIn('adult'),
]);
