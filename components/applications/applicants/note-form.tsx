'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Textarea } from '@/components/ui/textarea';
import { addNote } from '@/lib/applications/applicants/actions';
import { noteForm as text } from '@/messages/applications/applicants';

export function NoteForm({
  jobId,
  applicationId,
  lastNoteId,
}: {
  jobId: string;
  applicationId: string;
  /** Part of the draft's key: a saved note changes the key, so its draft isn't restored. 'none' without a note. */
  lastNoteId: string;
}) {
  const [result, add, isSending, draft] = useSubmit(addNote, {
    draft: `noteDraft:${applicationId}:${lastNoteId}`,
  });
  const failure = !isSending && result?.ok === false ? result : null;
  return (
    <form {...draft.formProps} action={add} className="mt-4 grid gap-3">
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="applicationId" value={applicationId} />
      <Field label={text.newNote} required error={failure?.message} announce>
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
        <SubmitButton variant="secondary" isPending={isSending} pendingLabel={text.saving}>
          {text.saveNote}
        </SubmitButton>
      </div>
    </form>
  );
}
