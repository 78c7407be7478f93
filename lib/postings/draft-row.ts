import { isoTime } from '@/lib/jobs/job-row';
import type { Row } from '@/lib/supabase/types';
import type { JobDraft } from './draft';
import { parseJobForm } from './job-form';

/** A stored draft; what an older version wrote is read as far as it goes. */
export function toDraft(row: Pick<Row<'job_drafts'>, 'form' | 'idempotency_key' | 'updated_at'>): JobDraft {
  const stored = row.form as Record<string, unknown>;
  return {
    idempotencyKey: row.idempotency_key,
    form: parseJobForm(stored.fields),
    step: stored.step === 2 ? 2 : 1,
    revision: typeof stored.revision === 'number' ? stored.revision : 0,
    copyOf: typeof stored.copyOf === 'string' ? stored.copyOf : null,
    savedAt: isoTime(row.updated_at),
  };
}

/** The stored form of a draft. */
export const toStoredForm = ({ form, step, revision, copyOf }: Omit<JobDraft, 'savedAt'>) => ({
  fields: form,
  step,
  revision,
  copyOf,
});
