'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Notice } from '@/components/ui/notice';
import { changePassword } from '@/lib/auth/account-actions';
import { minPasswordLength } from '@/lib/auth/password-length';
import { changePasswordForm as text } from '@/messages/auth/account';
import { PasswordField } from './password-field';

export function ChangePasswordForm() {
  const { state, isPending, formProps, form, field, control, status } = useActionForm({
    schema: () =>
      import('@/lib/auth/account-schema').then(({ changePasswordSchema }) => changePasswordSchema),
    action: changePassword,
    onSuccess: () => form.reset(),
  });

  return (
    <form {...formProps} className="grid max-w-md gap-4">
      <FormStatus {...status} />
      {state?.ok && (
        <Notice tone="good" announce>
          {state.data.message}
        </Notice>
      )}
      <PasswordField
        {...field('currentPassword')}
        {...control('currentPassword')}
        label={text.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        {...control('password')}
        label={text.newPassword}
        hint={text.passwordHint({ minPasswordLength })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        {...control('confirmPassword')}
        label={text.confirmPassword}
        autoComplete="new-password"
      />
      <div>
        <SubmitButton isPending={isPending} pendingLabel={text.saving} wide="phone">
          {text.changePassword}
        </SubmitButton>
      </div>
    </form>
  );
}
