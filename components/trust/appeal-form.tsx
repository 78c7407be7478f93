'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { appealDecision } from '@/lib/trust/actions';
import { appealForm as text } from '@/messages/trust/appeal';

/** The form to appeal a decision, once; then a confirmation with the next steps. */
export function AppealForm({ token, isSent }: { token: string; isSent: boolean }) {
  const [result, send, isSending, draft] = useSubmit(appealDecision, { draft: `appeal:${token}` });
  const failure = !isSending && result?.ok === false ? result : null;
  if (isSent || result?.ok)
    return <Notice tone="good" title={text.sentTitle} announce={result?.ok === true} className="mt-5" />;
  return (
    <form {...draft.formProps} action={send} className="mt-5 grid gap-4">
      <input type="hidden" name="token" value={token} />
      <Field label={text.wordsLabel} hint={text.wordsHint} required error={failure?.message} announce>
        {(aria) => <Textarea {...aria} name="words" maxLength={2000} defaultValue={failure?.values?.words} />}
      </Field>
      <div>
        <SubmitButton isPending={isSending} pendingLabel={text.sending}>
          {text.submitButton}
        </SubmitButton>
      </div>
    </form>
  );
}
