import { getPayWarning, type PayWarning } from '@/lib/employment/pay-warning';
import { getFormPlace, getFormSalary } from '@/lib/postings/form-values';
import type { JobFormValues } from '@/lib/postings/job-form';
import { getPostingWarnings, type PostingWarning } from '@/lib/postings/posting-warnings';

/** The warnings about the form's values. */
export function getFormWarnings(form: JobFormValues): PostingWarning[] {
  const address = getFormPlace(form)?.address;
  return getPostingWarnings(
    {
      ...form,
      salary: getFormSalary(form),
      state: address?.state ?? '',
      country: address?.country ?? '',
      streetWithoutPin:
        form.pin !== 'set' && address?.street ? { street: address.street, city: address.city } : null,
    },
    new Date(),
  );
}

/** The warning about the form's pay; null for volunteers. */
export const getFormPayWarning = (form: JobFormValues): PayWarning | null =>
  form.type === 'volunteer' ? null : getPayWarning(getFormSalary(form));
