'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { appealDecision } from '@/lib/trust/actions';
import { appealForm as text } from '@/messages/trust/appeal';

/** Why a decision is wrong, once; then what happens next. */
export function AppealForm({ token, isSent }: { token: string; isSent: boolean }) {
  const [answer, send, isSending, draft] = useSubmit(appealDecision, { draft: `appeal:${token}` });
  const failure = !isSending && answer?.ok === false ? answer : null;
  if (isSent || answer?.ok)
    return (
      <Notice tone="good" title={text.thanksWeWillLook} announce={answer?.ok === true} className="mt-5" />
    );
  return (
    <form {...draft.formProps} action={send} className="mt-5 grid gap-4">
      <input type="hidden" name="token" value={token} />
      <Field
        label={text.whatDidWeGetWrong}
        hint={text.aPersonReadsIt}
        required
        error={failure?.message}
        announce
      >
        {(aria) => <Textarea {...aria} name="words" maxLength={2000} defaultValue={failure?.values?.words} />}
      </Field>
      <div>
        <SubmitButton isPending={isSending} pending={text.sending}>
          {text.askForASecondLook}
        </SubmitButton>
      </div>
    </form>
  );
}
