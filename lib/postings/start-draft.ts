import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Company } from '@/lib/employers/company';
import { currencyOf } from '@/lib/employment/currency';
import { startDraft as text } from '@/messages/postings/form';
import type { JobDraft } from './draft';
import { emptyJobForm, type JobFormValues, placeTexts } from './job-form';
import { contactTexts, jobFormOf } from './posting';
import { findDraft, findLastContact, findPosting } from './queries';

/**
 * What the posting form begins with: the unfinished posting, a copy of a posted one, or a fresh form at the company's place,
 * in its currency and with the last posting's contact. `replaces` is the title of an unfinished posting that a copy will take the place of.
 */
export async function startDraft(
  viewer: { id: string; email: string },
  company: Company,
  copyOf: string | null,
): Promise<{ draft: JobDraft; replaces: string | null }> {
  const [kept, original] = await Promise.all([
    findDraft(viewer.id),
    copyOf === null ? null : findPosting(copyOf),
  ]);
  const isKept = kept !== null && (original === null || kept.copyOf === original.id);
  if (isKept) return { draft: kept, replaces: null };
  if (original)
    return {
      draft: fresh(jobFormOf(original), original.id),
      replaces: kept ? kept.form.title.trim() || text.untitled : null,
    };
  const contact = await findLastContact();
  return {
    draft: fresh(
      {
        ...emptyJobForm,
        ...placeTexts(company.location),
        currency: currencyOf(company.location.address.country),
        // As in the last posting; the address is always the one that is proven.
        ...(contact && contactTexts(contact)),
        contactEmail: viewer.email,
      },
      null,
    ),
    replaces: null,
  };
}

const fresh = (form: JobFormValues, copyOf: string | null): JobDraft => ({
  idempotencyKey: randomUUID(),
  form: { ...form, currency: form.currency || 'USD' },
  step: 1,
  revision: 0,
  copyOf,
  savedAt: null,
});
