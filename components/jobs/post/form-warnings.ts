import type { JobForm } from '@/lib/jobs/posting/job-form';
import { placeOf, salaryOf } from '@/lib/jobs/posting/preview';
import { type PostingWarning, postingWarnings } from '@/lib/jobs/posting/warnings';

/** The warnings for what stands in the form. */
export function formWarnings(form: JobForm): PostingWarning[] {
  const address = placeOf(form)?.address;
  return postingWarnings(
    { ...form, salary: salaryOf(form), state: address?.state ?? '', country: address?.country ?? '' },
    new Date(),
  );
}
