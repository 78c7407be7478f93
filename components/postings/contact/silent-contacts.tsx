'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { askContactAgain } from '@/lib/postings/contact/actions';
import { type SilentContact, silentContactSentence } from '@/lib/postings/contact/job-contact';
import { silentContacts as text } from '@/messages/postings/contact';

/** Which contacts of the postings take no applications (yet), where those go meanwhile, and the way to ask again. */
export function SilentContacts({ contacts, email }: { contacts: readonly SilentContact[]; email: string }) {
  const [answer, send] = useSubmit(askContactAgain);
  if (contacts.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {contacts.map((contact) => (
        <Notice key={contact.address} tone={contact.state === 'asked' ? 'info' : 'warn'}>
          <p className="break-words">{silentContactSentence(contact, email)}</p>
          {contact.isAskable && (
            <form action={send} className="mt-2">
              <input type="hidden" name="address" value={contact.address} />
              <SubmitButton pending={text.sending} variant="secondary" size="sm" className="max-sm:min-h-11">
                {contact.state === 'asked' ? text.sendAgain : text.askThem}
              </SubmitButton>
            </form>
          )}
        </Notice>
      ))}
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
    </div>
  );
}
