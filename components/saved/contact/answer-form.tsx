'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { answerContact, answerContactByMail } from '@/lib/saved/contact/actions';
import type { RequestStatus } from '@/lib/saved/contact/contact-request';
import { answerForm as text } from '@/messages/saved/contact';

const outcomes: Record<Exclude<RequestStatus, 'asked'>, string> = {
  accepted: text.accepted,
  declined: text.declined,
};

/** Accept or decline; each is a POST (D29). An answer can be changed, and declining takes back what was shared. */
export function ContactAnswerForm({
  by,
  token,
  companyName,
  status,
  phone,
}: {
  /** By the secret of a mail, or by the request's id on the site. */
  by: 'mail' | 'site';
  token: string;
  companyName: string;
  status: RequestStatus;
  phone: string | null;
}) {
  const action = by === 'mail' ? answerContactByMail : answerContact;
  const [answer, send, isSending, draft] = useSubmit(action, { draft: `contactAnswerDraft:${token}` });
  const now = answer?.ok ? answer.data.status : status;
  return (
    <form {...draft.formProps} action={send} className="mt-4 grid gap-4">
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
      {now !== 'asked' && (
        <Notice
          tone={now === 'accepted' ? 'good' : 'info'}
          title={outcomes[now]}
          announce={answer?.ok === true}
        />
      )}
      <input type="hidden" name="key" value={token} />
      {now !== 'accepted' && (
        <Field
          label={text.phoneNumber}
          hint={text.sharedWithTheCompanyIf}
          error={answer?.ok === false ? answer.fieldErrors?.phone : undefined}
        >
          {(aria) => (
            <Input
              {...aria}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={50}
              defaultValue={(answer?.ok === false ? answer.values?.phone : phone) ?? ''}
              className="max-w-72"
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {now !== 'accepted' && (
          <SubmitButton
            name="answer"
            value="accept"
            isPending={isSending}
            pending={text.saving}
            aria-label={text.acceptCompany({ companyName })}
          >
            {text.accept}
          </SubmitButton>
        )}
        {now !== 'declined' && (
          <SubmitButton
            name="answer"
            value="decline"
            variant="secondary"
            isPending={isSending}
            pending={text.saving}
            aria-label={
              now === 'accepted' ? text.takeItBackFrom({ companyName }) : text.declineCompany({ companyName })
            }
          >
            {now === 'accepted' ? text.takeItBack : text.decline}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
