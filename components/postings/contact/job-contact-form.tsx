'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { answerJobContact } from '@/lib/postings/contact/actions';
import type { JobContactQuestion } from '@/lib/postings/contact/job-contact';
import { jobContactForm as text } from '@/messages/postings/contact';

const outcomes = {
  confirmed: text.confirmed,
  declined: text.declined,
} as const;

/** Two buttons, each a POST; once answered, the state and the other button. */
export function JobContactForm({ token, state }: { token: string; state: JobContactQuestion['state'] }) {
  const [answer, send, isSending] = useSubmit(answerJobContact);
  const current = answer?.ok ? answer.data.state : state;
  return (
    <form action={send} className="mt-5 grid gap-4">
      {current !== 'asked' && <Notice tone="good" title={outcomes[current]} announce={answer !== null} />}
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        {current !== 'confirmed' && (
          <SubmitButton
            name="answer"
            value="yes"
            variant={current === 'asked' ? 'primary' : 'secondary'}
            isPending={isSending}
            pending={text.saving}
          >
            {text.yesSendApplicationsHere}
          </SubmitButton>
        )}
        {current !== 'declined' && (
          <SubmitButton
            name="answer"
            value="no"
            variant="secondary"
            isPending={isSending}
            pending={text.saving}
          >
            {current === 'confirmed' ? text.stopSendingThem : text.noDont}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
