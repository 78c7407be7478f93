import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Company } from '@/lib/employers/company';
import { currencyForCountry } from '@/lib/employment/currency';
import { startDraft as text } from '@/messages/postings/form';
import type { JobDraft } from './draft';
import { emptyJobForm, type JobFormValues, toPlaceFields } from './job-form';
import { toContactFields, toJobForm } from './posting';
import { getDraft, getLastContact, getPosting } from './queries';

/**
 * The draft with which the posting form starts: the saved draft, a duplicate of a posted job, or a new form with the
 * company's place and currency and the last posting's contact. `replaces` is the title of the saved draft that a
 * duplicate would replace.
 */
export async function getInitialDraft(
  viewer: { id: string; email: string },
  company: Company,
  duplicatedFrom: string | null,
): Promise<{ draft: JobDraft; replaces: string | null }> {
  const [savedDraft, original] = await Promise.all([
    getDraft(viewer.id),
    duplicatedFrom === null ? null : getPosting(duplicatedFrom),
  ]);
  const shouldResume =
    savedDraft !== null && (original === null || savedDraft.duplicatedFrom === original.id);
  if (shouldResume) return { draft: savedDraft, replaces: null };
  if (original)
    return {
      draft: createDraft(toJobForm(original), original.id),
      replaces: savedDraft ? savedDraft.form.title.trim() || text.untitled : null,
    };
  const contact = await getLastContact();
  return {
    draft: createDraft(
      {
        ...emptyJobForm,
        ...toPlaceFields(company.location),
        currency: currencyForCountry(company.location.address.country),
        // The last posting's contact, but always with the account's verified email address.
        ...(contact && toContactFields(contact)),
        contactEmail: viewer.email,
      },
      null,
    ),
    replaces: null,
  };
}

const createDraft = (form: JobFormValues, duplicatedFrom: string | null): JobDraft => ({
  idempotencyKey: randomUUID(),
  form: { ...form, currency: form.currency || 'USD' },
  step: 1,
  revision: 0,
  duplicatedFrom,
  savedAt: null,
});
