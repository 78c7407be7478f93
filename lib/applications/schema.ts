import { z } from 'zod';
import { isDay } from '@/lib/forms/day';
import { day, email, line, paragraph, phone, tick } from '@/lib/forms/fields';
import { cvMessages } from '@/lib/uploads/cv';
import { chosenCv, submittedCv } from '@/lib/uploads/cv-field';
import { applicationMessages } from '@/messages/applications/form';
import { profileCv } from './application';

/** D27: what may be asked about age. Where the law forbids the birth date, 'I am 18 or older'. */
export type AgeQuestion = 'birth-date' | 'adult';

/** The age from which the Fair Labor Standards Act allows work in general; the database refuses younger ones too (D27). */
const minimumApplicantAge = 14;
const maximumAge = 120;

const birthDate = day({
  required: applicationMessages.dateOfBirth,
  invalid: applicationMessages.dateOfBirthInvalid,
})
  .refine((text) => !isDay(text) || isPlausibleBirthDate(text), applicationMessages.dateOfBirthInvalid)
  .refine(
    (text) => !isPlausibleBirthDate(text) || text <= dayYearsAgo(minimumApplicantAge),
    applicationMessages.dateOfBirthYoung({ minimumAge: minimumApplicantAge }),
  );

const isPlausibleBirthDate = (text: string) =>
  isDay(text) && text >= dayYearsAgo(maximumAge) && text <= dayYearsAgo(0);

/** Today so many years ago, in UTC like the database's day. */
function dayYearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

const words = {
  fullName: line({
    required: applicationMessages.fullName,
    max: 200,
    tooLong: applicationMessages.fullNameLong,
  }),
  email: email({ required: applicationMessages.email, invalid: applicationMessages.emailInvalid }),
  phone: phone({ required: applicationMessages.phone, tooLong: applicationMessages.phoneLong }),
  coverLetter: paragraph({
    required: applicationMessages.coverLetter,
    max: 20_000,
    tooLong: applicationMessages.coverLetterLong,
  }),
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
    isAdult: tick(),
  },
} as const;

const cvRules = { required: cvMessages.required, kept: profileCv } as const;

/** What the browser checks: the same rules, with the files that were chosen. The order is the form's. */
export const applicationFormSchema = (question: AgeQuestion) =>
  z.object({
    fullName: words.fullName,
    dateOfBirth: age[question].dateOfBirth,
    isAdult: age[question].isAdult,
    email: words.email,
    phone: words.phone,
    coverLetter: words.coverLetter,
    cv: chosenCv('application', cvRules),
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
    cv: submittedCv('application', cvRules),
  });

export const applicationSchema = z.discriminatedUnion('question', [
  handedIn('birth-date'),
  handedIn('adult'),
]);
