import { toIsoTime } from '@/lib/jobs/job-row';
import type { Row } from '@/lib/supabase/types';
import type { JobDraft } from './draft';
import { parseStoredForm } from './job-form';

/** Converts a stored draft. Invalid fields, such as those of older versions, become empty. */
export function toJobDraft(
  row: Pick<Row<'job_drafts'>, 'form' | 'idempotency_key' | 'updated_at'>,
): JobDraft {
  const stored = row.form as Record<string, unknown>;
  return {
    idempotencyKey: row.idempotency_key,
    form: parseStoredForm(stored.fields),
    step: stored.step === 2 ? 2 : 1,
    revision: typeof stored.revision === 'number' ? stored.revision : 0,
    duplicatedFrom: typeof stored.copyOf === 'string' ? stored.copyOf : null,
    savedAt: toIsoTime(row.updated_at),
  };
}

/** Converts a draft to its stored JSON, in which `duplicatedFrom` has its former name. */
export const toStoredForm = ({ form, step, revision, duplicatedFrom }: Omit<JobDraft, 'savedAt'>) => ({
  fields: form,
  step,
  revision,
  copyOf: duplicatedFrom,
});
