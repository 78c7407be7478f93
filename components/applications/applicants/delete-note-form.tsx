'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { deleteNote } from '@/lib/applications/applicants/actions';
import { deleteNoteForm as text } from '@/messages/applications/applicants';

export function DeleteNoteForm({ noteId }: { noteId: string }) {
  const [result, remove, isSending] = useSubmit(deleteNote);
  return (
    <form action={remove} className="flex items-center gap-2">
      <input type="hidden" name="noteId" value={noteId} />
      {result?.ok === false && (
        <span role="alert" className="text-danger text-sm">
          {result.message}
        </span>
      )}
      <SubmitButton
        variant="quiet"
        size="sm"
        isPending={isSending}
        pendingLabel={text.deleting}
        className="max-sm:min-h-11"
      >
        {text.deleteNote}
      </SubmitButton>
    </form>
  );
}
