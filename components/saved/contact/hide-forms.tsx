'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { hideFromCompany, showToCompany } from '@/lib/saved/contact/actions';
import { hideForms as text } from '@/messages/saved/contact';

/** Names a company that is not to see the profile. */
export function HideForm() {
  const [answer, send, isSending, draft] = useSubmit(hideFromCompany, { draft: 'hiddenCompanyDraft' });
  return (
    <form {...draft.formProps} action={send} className="mt-4 flex flex-wrap items-end gap-3">
      <Field
        label={text.companyName}
        required
        error={answer?.ok === false ? answer.message : undefined}
        className="grow basis-60"
      >
        {(aria) => (
          <Input
            {...aria}
            name="companyName"
            maxLength={120}
            defaultValue={answer?.ok === false ? answer.values?.companyName : undefined}
            autoComplete="off"
          />
        )}
      </Field>
      <SubmitButton variant="secondary" isPending={isSending} pending={text.hiding}>
        {text.hideFromThisCompany}
      </SubmitButton>
    </form>
  );
}

/** Hides from a company that is known, or shows the profile to it again. */
export function HideButton({ companyName, isHidden }: { companyName: string; isHidden: boolean }) {
  const [answer, send, isSending] = useSubmit(isHidden ? showToCompany : hideFromCompany);
  return (
    <form action={send}>
      <input type="hidden" name="companyName" value={companyName} />
      <SubmitButton
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        isPending={isSending}
        pending={text.saving}
        // Begins with the words that are seen.
        aria-label={isHidden ? text.showAgainTo({ companyName }) : text.hideFromCompany({ companyName })}
      >
        {isHidden ? text.showAgain : text.hideFromThisCompany}
      </SubmitButton>
      {answer?.ok === false && (
        <p role="alert" className="text-danger text-sm">
          {answer.message}
        </p>
      )}
    </form>
  );
}
