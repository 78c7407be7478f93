'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { deleteDraft, discardDraft } from '@/lib/postings/actions';
import * as routes from '@/lib/routes';
import { discardDraft as text } from '@/messages/postings/form';
import { removeDraftCopy } from './draft-copy';

/** Deletes the draft in this tab and on the server, and opens a new form. */
export function DiscardDraftForm({
  idempotencyKey,
  children,
}: {
  idempotencyKey: string;
  children: ReactNode;
}) {
  const [isPending, setIsPending] = useState(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsPending(true);
    const result = await deleteDraft({ idempotencyKey }).catch(() => null);
    if (result?.ok) removeDraftCopy();
    // A full page load discards the state of the form.
    window.location.assign(routes.postJob());
  };
  return (
    <form action={discardDraft} onSubmit={handleSubmit}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <SubmitButton pendingLabel={text.discarding} isPending={isPending} variant="secondary" size="sm">
        {children}
      </SubmitButton>
    </form>
  );
}
