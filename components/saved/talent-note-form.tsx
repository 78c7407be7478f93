'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Textarea } from '@/components/ui/textarea';
import { updateTalentNote } from '@/lib/saved/actions';
import { talentNoteForm as text } from '@/messages/saved/talents';

export function TalentNoteForm({ talentId, note, name }: { talentId: string; note: string; name: string }) {
  const [result, send, isSending, draft] = useSubmit(updateTalentNote, {
    draft: `talentNoteDraft:${talentId}`,
  });
  const failure = !isSending && result?.ok === false ? result : null;
  return (
    <form {...draft.formProps} action={send} className="grid content-start gap-2">
      <input type="hidden" name="talentId" value={talentId} />
      <Field label={text.yourNote} error={failure?.message} announce>
        {(aria) => (
          <Textarea
            {...aria}
            // Resets the uncontrolled field after saving.
            key={note}
            name="note"
            rows={2}
            maxLength={2000}
            defaultValue={failure?.values?.note ?? note}
            className="min-h-20"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          variant="secondary"
          isPending={isSending}
          pendingLabel={text.saving}
          aria-label={text.saveNoteOn({ name })}
        >
          {text.saveNote}
        </SubmitButton>
        {result?.ok && (
          <span role="status" className="text-good text-sm">
            {text.noteSaved}
          </span>
        )}
      </div>
    </form>
  );
}
