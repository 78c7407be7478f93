'use client';

import { useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { Textarea } from '@/components/ui/textarea';
import { maxNoteLength } from '@/lib/saved/jobs/saved-job';
import { locale } from '@/messages/locale';
import { savedJobMessages, jobNote as text } from '@/messages/saved/jobs';

type Props = {
  jobId: string;
  title: string;
  note: string;
  action: FormAction<{ note: string }>;
  onSaved: (note: string) => void;
};

export function JobNote({ jobId, title, note, action, onSaved }: Props) {
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [result, send, isSending, draft] = useSubmit(action, {
    draft: `jobNoteDraft:${jobId}`,
    failureMessage: savedJobMessages.saveNoteFailed,
    onSuccess: (noted) => {
      onSaved(noted.note);
      setAnnouncement(noted.note === '' ? text.noteCleared : text.noteSaved);
      if (!disclosure.current) return;
      disclosure.current.open = false;
      summary.current?.focus();
    },
  });
  const failure = !isSending && result?.ok === false ? result : null;
  return (
    <>
      {note !== '' && <p className="w-full whitespace-pre-wrap break-words pt-1">{note}</p>}
      <details
        ref={disclosure}
        // Keeps an error visible after a submission without JavaScript.
        open={failure !== null || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && setAnnouncement(null)}
        className="open:w-full"
      >
        <summary
          ref={summary}
          className="link inline-flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden"
        >
          <span>{note === '' ? text.addNote : text.editNote}</span>
          <span className="sr-only">{` ${text.onJob({ title })}`}</span>
        </summary>
        <form {...draft.formProps} action={send} className="grid max-w-xl gap-2 pb-1">
          <input type="hidden" name="jobId" value={jobId} />
          <Field
            label={text.noteLabel}
            hint={text.hint({ maxNoteLength: maxNoteLength.toLocaleString(locale) })}
            error={failure?.message}
            announce
          >
            {(aria) => (
              <Textarea
                {...aria}
                // Resets the uncontrolled field after saving.
                key={note}
                name="note"
                rows={3}
                maxLength={maxNoteLength}
                defaultValue={failure?.values?.note ?? note}
                className="min-h-24"
              />
            )}
          </Field>
          <div>
            <SubmitButton
              variant="secondary"
              isPending={isSending}
              pendingLabel={text.saving}
              aria-label={text.saveNoteOn({ title })}
            >
              {text.saveNote}
            </SubmitButton>
          </div>
        </form>
      </details>
      <span role="status" className="self-center text-good text-sm">
        {announcement}
      </span>
    </>
  );
}
