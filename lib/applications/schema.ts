import { z } from 'zod';
import { isDay } from '@/lib/forms/day';
import { checkbox, day, email, line, paragraph, phone } from '@/lib/forms/fields';
import { cvMessages } from '@/lib/uploads/cv';
import { cvFieldSchema, submittedCvSchema } from '@/lib/uploads/cv-field';
import { applicationMessages } from '@/messages/applications/form';
import { profileCv } from './application';

/** The age question that the state's law allows (D27): the birth date, or "I am 18 or older". */
export type AgeQuestion = 'birth-date' | 'adult';

/** The general minimum age of the Fair Labor Standards Act, enforced by the database too (D27). */
const minApplicantAge = 14;
const maxApplicantAge = 120;

const birthDate = day({
  required: applicationMessages.dateOfBirthRequired,
  invalid: applicationMessages.dateOfBirthInvalid,
})
  .refine((text) => !isDay(text) || isPlausibleBirthDate(text), applicationMessages.dateOfBirthInvalid)
  .refine(
    (text) => !isPlausibleBirthDate(text) || text <= dayYearsAgo(minApplicantAge),
    applicationMessages.dateOfBirthTooYoung({ minimumAge: minApplicantAge }),
  );

const isPlausibleBirthDate = (text: string) =>
  isDay(text) && text >= dayYearsAgo(maxApplicantAge) && text <= dayYearsAgo(0);

/** The date `years` ago in UTC, like the database's date. */
function dayYearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

const textFields = {
  fullName: line({
    required: applicationMessages.fullNameRequired,
    max: 200,
    tooLong: applicationMessages.fullNameTooLong,
  }),
  email: email({ required: applicationMessages.emailRequired, invalid: applicationMessages.emailInvalid }),
  phone: phone({ required: applicationMessages.phoneRequired, tooLong: applicationMessages.phoneTooLong }),
  coverLetter: paragraph({
    required: applicationMessages.coverLetterRequired,
    max: 20_000,
    tooLong: applicationMessages.coverLetterTooLong,
  }),
};

const ageFields = {
  'birth-date': {
    dateOfBirth: birthDate,
    isAdult: z
      .unknown()
      .optional()
      .transform(() => undefined),
  },
  // A submitted birth date is dropped (D27).
  adult: {
    dateOfBirth: z
      .unknown()
      .optional()
      .transform(() => undefined),
    isAdult: checkbox(),
  },
} as const;

const cvRules = { required: cvMessages.required, storedValue: profileCv } as const;

/** Checked in the browser, where the CV is a list of chosen files. The order is the form's. */
export const applicationFormSchema = (question: AgeQuestion) =>
  z.object({
    fullName: textFields.fullName,
    dateOfBirth: ageFields[question].dateOfBirth,
    isAdult: ageFields[question].isAdult,
    email: textFields.email,
    phone: textFields.phone,
    coverLetter: textFields.coverLetter,
    cv: cvFieldSchema('application', cvRules),
  });

/** Checked on the server. The form chooses the question; the database enforces the state's law. */
const submittedSchema = <Question extends AgeQuestion>(question: Question) =>
  z.object({
    question: z.literal(question),
    jobId: z.guid(),
    fullName: textFields.fullName,
    ...ageFields[question],
    email: textFields.email,
    phone: textFields.phone,
    coverLetter: textFields.coverLetter,
    cv: submittedCvSchema('application', cvRules),
  });

export const applicationSchema = z.discriminatedUnion('question', [
  submittedSchema('birth-date'),
  submittedSchema('adult'),
]);
