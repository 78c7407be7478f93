'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Textarea } from '@/components/ui/textarea';
import { requestContact } from '@/lib/saved/contact/actions';
import { contactRequestForm as text } from '@/messages/saved/contact';

export function ContactRequestForm({ talentId, name }: { talentId: string; name: string }) {
  const [result, send, isSending, draft] = useSubmit(requestContact, { draft: `askDraft:${talentId}` });
  const failure = !isSending && result?.ok === false ? result : null;
  return (
    <form {...draft.formProps} action={send} className="grid content-start gap-2">
      <input type="hidden" name="talentId" value={talentId} />
      <Field label={text.submitButton} hint={text.hint} required error={failure?.message} announce>
        {(aria) => (
          <Textarea
            {...aria}
            name="message"
            rows={2}
            maxLength={2000}
            defaultValue={failure?.values?.message}
            className="min-h-20"
          />
        )}
      </Field>
      <div>
        <SubmitButton
          isPending={isSending}
          pendingLabel={text.sending}
          aria-label={isSending ? undefined : text.submitButtonLabel({ name })}
        >
          {text.submitButton}
        </SubmitButton>
      </div>
    </form>
  );
}
