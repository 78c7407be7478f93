'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import { hideFromCompany, unhideFromCompany } from '@/lib/saved/contact/actions';
import { hideCompanyForms as text } from '@/messages/saved/contact';

export function HideCompanyForm() {
  const [result, send, isSending, draft] = useSubmit(hideFromCompany, { draft: 'hiddenCompanyDraft' });
  return (
    <form {...draft.formProps} action={send} className="mt-4 flex flex-wrap items-end gap-3">
      <Field
        label={text.companyNameLabel}
        required
        error={result?.ok === false ? result.message : undefined}
        className="grow basis-60"
      >
        {(aria) => (
          <Input
            {...aria}
            name="companyName"
            maxLength={120}
            defaultValue={result?.ok === false ? result.values?.companyName : undefined}
            autoComplete="off"
          />
        )}
      </Field>
      <SubmitButton variant="secondary" isPending={isSending} pendingLabel={text.hiding}>
        {text.hideButton}
      </SubmitButton>
    </form>
  );
}

export function HideCompanyButton({ companyName, isHidden }: { companyName: string; isHidden: boolean }) {
  const [result, send, isSending] = useSubmit(isHidden ? unhideFromCompany : hideFromCompany);
  return (
    <form action={send}>
      <input type="hidden" name="companyName" value={companyName} />
      <SubmitButton
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        isPending={isSending}
        pendingLabel={text.saving}
        // Starts with the visible label.
        aria-label={isHidden ? text.showToCompany({ companyName }) : text.hideFromCompany({ companyName })}
      >
        {isHidden ? text.showButton : text.hideButton}
      </SubmitButton>
      {result?.ok === false && (
        <p role="alert" className="text-danger text-sm">
          {result.message}
        </p>
      )}
    </form>
  );
}
