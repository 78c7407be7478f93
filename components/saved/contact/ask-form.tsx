'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Textarea } from '@/components/ui/textarea';
import { askTalent } from '@/lib/saved/contact/actions';
import { askForm as text } from '@/messages/saved/contact';

export function AskForm({ talentId, name }: { talentId: string; name: string }) {
  const [answer, send, isSending, draft] = useSubmit(askTalent, { draft: `askDraft:${talentId}` });
  const failure = !isSending && answer?.ok === false ? answer : null;
  return (
    <form {...draft.formProps} action={send} className="grid content-start gap-2">
      <input type="hidden" name="talentId" value={talentId} />
      <Field
        label={text.askForContact}
        hint={text.youGetTheirEmailAddress}
        required
        error={failure?.message}
        announce
      >
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
          pending={text.sending}
          aria-label={isSending ? undefined : text.askTalentForContact({ name })}
        >
          {text.askForContact}
        </SubmitButton>
      </div>
    </form>
  );
}
