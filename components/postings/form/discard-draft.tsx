'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { discardDraft, dropDraft } from '@/lib/postings/actions';
import * as routes from '@/lib/routes';
import { discardDraft as text } from '@/messages/postings/form';
import { forgetDraftCopy } from './draft-copy';

/** Throws away what was written, here and on the server, and begins anew. */
export function DiscardDraft({ idempotencyKey, children }: { idempotencyKey: string; children: ReactNode }) {
  const [isPending, setIsPending] = useState(false);
  const discard = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsPending(true);
    const answer = await dropDraft({ idempotencyKey }).catch(() => null);
    if (answer?.ok) forgetDraftCopy();
    // A whole new page: whatever the form holds must go with it.
    window.location.assign(routes.postJob());
  };
  return (
    <form action={discardDraft} onSubmit={discard}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <SubmitButton pending={text.discarding} isPending={isPending} variant="secondary" size="sm">
        {children}
      </SubmitButton>
    </form>
  );
}
