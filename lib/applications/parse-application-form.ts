import type { z } from 'zod';
import { getFormText, getFormTexts, isFieldChecked } from '@/lib/forms/form-data';
import { parseCv } from '@/lib/uploads/cv-field';
import { profileCv } from './application';
import type { applicationSchema } from './schema';

/** Parses the application form. The CV is a file, or the ticket of a file that the browser uploaded. */
export function parseApplicationForm(form: FormData): z.input<typeof applicationSchema> {
  const shared = {
    ...getFormTexts(form, ['jobId', 'fullName', 'email', 'phone', 'coverLetter']),
    cv: getFormText(form, 'cvSource') === profileCv ? profileCv : parseCv(form),
  };
  return getFormText(form, 'question') === 'adult'
    ? { ...shared, question: 'adult', isAdult: isFieldChecked(form, 'isAdult') }
    : { ...shared, question: 'birth-date', dateOfBirth: getFormText(form, 'dateOfBirth') };
}
