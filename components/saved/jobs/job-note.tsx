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
  onNoted: (note: string) => void;
};

/** What the person wants to remember of the job; nobody else reads it. */
export function JobNote({ jobId, title, note, action, onNoted }: Props) {
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [answer, send, isSending, draft] = useSubmit(action, {
    draft: `jobNoteDraft:${jobId}`,
    failed: savedJobMessages.noteFailed,
    onSuccess: (noted) => {
      onNoted(noted.note);
      setAnnouncement(noted.note === '' ? text.noteCleared : text.noteSaved);
      if (!fold.current) return;
      fold.current.open = false;
      summary.current?.focus();
    },
  });
  const failure = !isSending && answer?.ok === false ? answer : null;
  return (
    <>
      {note !== '' && <p className="w-full whitespace-pre-wrap break-words pt-1">{note}</p>}
      <details
        ref={fold}
        // What the server said to a form that was sent without our code must stay to be read.
        open={failure !== null || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && setAnnouncement(null)}
        className="open:w-full"
      >
        <summary
          ref={summary}
          className="link inline-flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden"
        >
          <span>{note === '' ? text.addANote : text.editNote}</span>
          <span className="sr-only">{` ${text.on({ title })}`}</span>
        </summary>
        <form {...draft.formProps} action={send} className="grid max-w-xl gap-2 pb-1">
          <input type="hidden" name="jobId" value={jobId} />
          <Field
            label={text.yourNote}
            hint={text.onlyYouCanReadIt({ maxNoteLength: maxNoteLength.toLocaleString(locale) })}
            error={failure?.message}
            announce
          >
            {(aria) => (
              <Textarea
                {...aria}
                // The saved text is the field's own; a new one after saving.
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
              pending={text.saving}
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
