import { toIsoTime } from '@/lib/jobs/job-row';
import type { Row } from '@/lib/supabase/types';
import type { JobDraft } from './draft';
import { parseStoredForm } from './job-form';

/** A stored draft. Invalid fields from older versions are empty. */
export function toJobDraft(
  row: Pick<Row<'job_drafts'>, 'form' | 'idempotency_key' | 'updated_at'>,
): JobDraft {
  const stored = row.form as Record<string, unknown>;
  return {
    idempotencyKey: row.idempotency_key,
    form: parseStoredForm(stored.fields),
    step: stored.step === 2 ? 2 : 1,
    revision: typeof stored.revision === 'number' ? stored.revision : 0,
    copyOf: typeof stored.copyOf === 'string' ? stored.copyOf : null,
    savedAt: toIsoTime(row.updated_at),
  };
}

/** The stored JSON of a draft. */
export const toStoredForm = ({ form, step, revision, copyOf }: Omit<JobDraft, 'savedAt'>) => ({
  fields: form,
  step,
  revision,
  copyOf,
});
