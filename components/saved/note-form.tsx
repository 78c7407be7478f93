'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Textarea } from '@/components/ui/textarea';
import { noteTalent } from '@/lib/saved/actions';
import { noteForm as text } from '@/messages/saved/talents';

/** What the employer wants to remember; nobody else reads it. */
export function TalentNoteForm({ talentId, note, name }: { talentId: string; note: string; name: string }) {
  const [answer, send, isSending, draft] = useSubmit(noteTalent, { draft: `talentNoteDraft:${talentId}` });
  const failure = !isSending && answer?.ok === false ? answer : null;
  return (
    <form {...draft.formProps} action={send} className="grid content-start gap-2">
      <input type="hidden" name="talentId" value={talentId} />
      <Field label={text.yourNote} error={failure?.message} announce>
        {(aria) => (
          <Textarea
            {...aria}
            // The saved text is the field's own; a new one after saving.
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
          pending={text.saving}
          aria-label={text.saveNoteOn({ name })}
        >
          {text.saveNote}
        </SubmitButton>
        {answer?.ok && (
          <span role="status" className="text-good text-sm">
            {text.noteSaved}
          </span>
        )}
      </div>
    </form>
  );
}
