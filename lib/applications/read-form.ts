import type { z } from 'zod';
import { isTicked, textOf, textsOf } from '@/lib/forms/read-form';
import { readCv } from '@/lib/uploads/cv-field';
import { profileCv } from './application';
import type { applicationSchema } from './schema';

/** Takes an application out of its form: a file, or the ticket that the browser's upload put in its place. */
export function readApplicationForm(form: FormData): z.input<typeof applicationSchema> {
  const shared = {
    ...textsOf(form, ['jobId', 'fullName', 'email', 'phone', 'coverLetter']),
    cv: textOf(form, 'cvSource') === profileCv ? profileCv : readCv(form),
  };
  return textOf(form, 'question') === 'adult'
    ? { ...shared, question: 'adult', isAdult: isTicked(form, 'isAdult') }
    : { ...shared, question: 'birth-date', dateOfBirth: textOf(form, 'dateOfBirth') };
}
