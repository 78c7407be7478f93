'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { deleteNote } from '@/lib/applications/applicants/actions';

export function DeleteNoteForm({ noteId }: { noteId: string }) {
  const [answer, remove, isSending] = useActionState(deleteNote, null);
  return (
    <form action={remove} className="flex items-center gap-2">
      <input type="hidden" name="noteId" value={noteId} />
      {answer?.ok === false && (
        <span role="alert" className="text-danger text-sm">
          {answer.message}
        </span>
      )}
      <SubmitButton
        variant="quiet"
        size="sm"
        isPending={isSending}
        pending="Deleting…"
        className="max-sm:min-h-11"
      >
        Delete note
      </SubmitButton>
    </form>
  );
}
