import { type PayQuestion, payQuestion } from '@/lib/employment/pay-question';
import { placeOf, salaryOf } from '@/lib/postings/form-values';
import type { JobFormValues } from '@/lib/postings/job-form';
import { type PostingWarning, postingWarnings } from '@/lib/postings/warnings';

/** The warnings for the form's contents. */
export function formWarnings(form: JobFormValues): PostingWarning[] {
  const address = placeOf(form)?.address;
  return postingWarnings(
    {
      ...form,
      salary: salaryOf(form),
      state: address?.state ?? '',
      country: address?.country ?? '',
      pinMissesStreet:
        form.pin !== 'set' && address?.street ? { street: address.street, city: address.city } : null,
    },
    new Date(),
  );
}

/** What is asked back about the pay in the form; nothing about a volunteer's. */
export const formPayQuestion = (form: JobFormValues): PayQuestion | null =>
  form.type === 'volunteer' ? null : payQuestion(salaryOf(form));
