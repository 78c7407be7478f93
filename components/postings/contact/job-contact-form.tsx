'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { respondToJobContact } from '@/lib/postings/contact/actions';
import type { JobContactQuestion } from '@/lib/postings/contact/job-contact';
import { jobContactForm as text } from '@/messages/postings/contact';

const titles = {
  confirmed: text.confirmed,
  declined: text.declined,
} as const;

/**
 * The contact's buttons to accept or decline applications by email. After a response, shows the choice and a button to
 * change it.
 */
export function JobContactForm({ token, state }: { token: string; state: JobContactQuestion['state'] }) {
  const [result, send, isSending] = useSubmit(respondToJobContact);
  const current = result?.ok ? result.data.state : state;
  return (
    <form action={send} className="mt-5 grid gap-4">
      {current !== 'pending' && <Notice tone="good" title={titles[current]} announce={result !== null} />}
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        {current !== 'confirmed' && (
          <SubmitButton
            name="answer"
            value="yes"
            variant={current === 'pending' ? 'primary' : 'secondary'}
            isPending={isSending}
            pendingLabel={text.saving}
          >
            {text.acceptButton}
          </SubmitButton>
        )}
        {current !== 'declined' && (
          <SubmitButton
            name="answer"
            value="no"
            variant="secondary"
            isPending={isSending}
            pendingLabel={text.saving}
          >
            {current === 'confirmed' ? text.stopButton : text.declineButton}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
