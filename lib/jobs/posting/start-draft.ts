import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Company } from '@/lib/employers/company';
import { currencyOf } from '@/lib/work/currency';
import type { JobDraft } from './draft';
import { emptyJobForm, type JobForm, placeTexts } from './job-form';
import { jobFormOf } from './own-job';
import { findDraft, findOwnJob } from './queries';

/**
 * What the posting form begins with: the unfinished posting, a copy of a posted one, or a fresh form at the company's place
 * and in its currency. `replaces` is the title of an unfinished posting that a copy will take the place of.
 */
export async function startDraft(
  viewerId: string,
  company: Company,
  copyOf: string | null,
): Promise<{ draft: JobDraft; replaces: string | null }> {
  const [kept, original] = await Promise.all([
    findDraft(viewerId),
    copyOf === null ? null : findOwnJob(copyOf),
  ]);
  const isKept = kept !== null && (original === null || kept.copyOf === original.id);
  if (isKept) return { draft: kept, replaces: null };
  if (original)
    return {
      draft: fresh(jobFormOf(original), original.id),
      replaces: kept ? kept.form.title.trim() || 'Untitled' : null,
    };
  return {
    draft: fresh(
      {
        ...emptyJobForm,
        ...placeTexts(company.location),
        currency: currencyOf(company.location.address.country),
      },
      null,
    ),
    replaces: null,
  };
}

const fresh = (form: JobForm, copyOf: string | null): JobDraft => ({
  idempotencyKey: randomUUID(),
  form: { ...form, currency: form.currency || 'USD' },
  step: 1,
  revision: 0,
  copyOf,
});
