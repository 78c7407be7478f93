'use client';

import { useActionState } from 'react';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { addNote } from '@/lib/applications/applicants/actions';

export function NoteForm({ jobId, applicationId }: { jobId: string; applicationId: string }) {
  const [answer, add, isSending] = useActionState(addNote, null);
  const failure = answer?.ok === false ? answer : null;
  return (
    <form action={add} className="mt-4 grid gap-3">
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="applicationId" value={applicationId} />
      <Field label="New note" required error={failure?.message}>
        {(aria) => (
          <Textarea
            {...aria}
            name="body"
            rows={3}
            maxLength={5000}
            defaultValue={failure?.values?.body}
            className="min-h-24"
          />
        )}
      </Field>
      <div>
        <SubmitButton variant="secondary" isPending={isSending} pending="Saving…">
          Save note
        </SubmitButton>
      </div>
    </form>
  );
}
