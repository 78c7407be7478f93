'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { resendContactRequest } from '@/lib/postings/contact/actions';
import { type UnconfirmedContact, unconfirmedContactText } from '@/lib/postings/contact/job-contact';
import { unconfirmedContacts as text } from '@/messages/postings/contact';

/** The contacts that have not agreed to receive applications, each with a button to email the request again. */
export function UnconfirmedContacts({
  contacts,
  email,
}: {
  contacts: readonly UnconfirmedContact[];
  email: string;
}) {
  const [result, send] = useSubmit(resendContactRequest);
  if (contacts.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {contacts.map((contact) => (
        <Notice key={contact.address} tone={contact.state === 'pending' ? 'info' : 'warn'}>
          <p className="break-words">{unconfirmedContactText(contact, email)}</p>
          {contact.canEmail && (
            <form action={send} className="mt-2">
              <input type="hidden" name="address" value={contact.address} />
              <SubmitButton
                pendingLabel={text.sending}
                variant="secondary"
                size="sm"
                className="max-sm:min-h-11"
              >
                {contact.state === 'pending' ? text.resendButton : text.sendButton}
              </SubmitButton>
            </form>
          )}
        </Notice>
      ))}
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
    </div>
  );
}
