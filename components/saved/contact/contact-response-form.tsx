'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { respondToContact, respondToContactByEmail } from '@/lib/saved/contact/actions';
import type { RequestStatus } from '@/lib/saved/contact/contact-request';
import { contactResponseForm as text } from '@/messages/saved/contact';

const outcomes: Record<Exclude<RequestStatus, 'asked'>, string> = {
  accepted: text.accepted,
  declined: text.declined,
};

/**
 * Accepts or declines a company's contact request by POST (D29). A response can be changed; declining revokes the
 * shared data.
 */
export function ContactResponseForm({
  by,
  token,
  companyName,
  status,
  phone,
}: {
  /** Whether `token` is the secret of an email's link ('mail') or the id of the request ('site'). */
  by: 'mail' | 'site';
  token: string;
  companyName: string;
  status: RequestStatus;
  phone: string | null;
}) {
  const action = by === 'mail' ? respondToContactByEmail : respondToContact;
  const [result, send, isSending, draft] = useSubmit(action, { draft: `contactAnswerDraft:${token}` });
  const currentStatus = result?.ok ? result.data.status : status;
  return (
    <form {...draft.formProps} action={send} className="mt-4 grid gap-4">
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
      {currentStatus !== 'asked' && (
        <Notice
          tone={currentStatus === 'accepted' ? 'good' : 'info'}
          title={outcomes[currentStatus]}
          announce={result?.ok === true}
        />
      )}
      <input type="hidden" name="key" value={token} />
      {currentStatus !== 'accepted' && (
        <Field
          label={text.phoneNumber}
          hint={text.phoneHint}
          error={result?.ok === false ? result.fieldErrors?.phone : undefined}
        >
          {(aria) => (
            <Input
              {...aria}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={50}
              defaultValue={(result?.ok === false ? result.values?.phone : phone) ?? ''}
              className="max-w-72"
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {currentStatus !== 'accepted' && (
          <SubmitButton
            name="answer"
            value="accept"
            isPending={isSending}
            pendingLabel={text.saving}
            aria-label={text.acceptCompany({ companyName })}
          >
            {text.accept}
          </SubmitButton>
        )}
        {currentStatus !== 'declined' && (
          <SubmitButton
            name="answer"
            value="decline"
            variant="secondary"
            isPending={isSending}
            pendingLabel={text.saving}
            aria-label={
              currentStatus === 'accepted'
                ? text.withdrawFromCompany({ companyName })
                : text.declineCompany({ companyName })
            }
          >
            {currentStatus === 'accepted' ? text.withdraw : text.decline}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
