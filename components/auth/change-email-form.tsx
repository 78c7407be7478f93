'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { changeEmail } from '@/lib/auth/account-actions';
import { changeEmailSchema } from '@/lib/auth/account-schema';

/** `waiting` is a new address that was asked for before and is not confirmed yet. */
export function ChangeEmailForm({ email, waiting }: { email: string; waiting: string | null }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: changeEmailSchema,
    action: changeEmail,
    draft: 'changeEmailDraft',
  });
  const newEmail = state?.ok ? state.data.newEmail : waiting;

  return (
    <div className="grid gap-4">
      {newEmail ? (
        <Notice tone="info" title={`Waiting for ${newEmail}`} announce={state?.ok === true}>
          We emailed <strong>{email}</strong> and <strong>{newEmail}</strong>. Your address changes once
          you’ve opened the links in both emails. Until then, sign in with {email}. If you don’t open both,
          nothing changes. A new request replaces this one.
        </Notice>
      ) : (
        <p className="text-ink-soft">
          You sign in with <strong className="text-ink">{email}</strong>. To change it, you confirm from both
          addresses, so no one can take over your account from an open browser.
        </p>
      )}
      <form {...formProps} className="grid max-w-md gap-4">
        <FormStatus {...status} />
        <Field {...field('email')} label="New email" required>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
        </Field>
        <div>
          <SubmitButton isPending={isPending} pending="Sending…" wide="phone">
            Change email
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}
