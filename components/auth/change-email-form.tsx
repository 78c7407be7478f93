'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { changeEmail } from '@/lib/auth/account-actions';
import { changeEmailForm as text } from '@/messages/auth/account';

/** `pendingEmail` is a requested new address that is not confirmed yet. */
export function ChangeEmailForm({ email, pendingEmail }: { email: string; pendingEmail: string | null }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/account-schema').then(({ changeEmailSchema }) => changeEmailSchema),
    action: changeEmail,
    draft: 'changeEmailDraft',
  });
  const newEmail = state?.ok ? state.data.newEmail : pendingEmail;

  return (
    <div className="grid grid-cols-1 gap-4">
      {newEmail ? (
        <Notice tone="info" title={text.pendingTitle({ newEmail })} announce={state?.ok === true}>
          {text.pendingText({
            currentEmail: <strong>{email}</strong>,
            nextEmail: <strong>{newEmail}</strong>,
            signInEmail: email,
          })}
        </Notice>
      ) : (
        <p className="text-ink-soft">
          {text.intro({ email: <strong className="text-ink">{email}</strong> })}
        </p>
      )}
      <form {...formProps} className="grid max-w-md gap-4">
        <FormStatus {...status} />
        <Field {...field('email')} label={text.newEmail} required>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
        </Field>
        <div>
          <SubmitButton isPending={isPending} pendingLabel={text.sending} wide="phone">
            {text.changeEmail}
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}
