'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Notice } from '@/components/ui/notice';
import { changePassword } from '@/lib/auth/account-actions';
import { changePasswordSchema } from '@/lib/auth/account-schema';
import { minPasswordLength } from '@/lib/auth/schema';
import { PasswordField } from './password-field';

export function ChangePasswordForm() {
  const { state, isPending, formProps, form, field, control, status } = useActionForm({
    schema: changePasswordSchema,
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
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        {...control('password')}
        label="New password"
        hint={`At least ${minPasswordLength} characters.`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        {...control('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <div>
        <SubmitButton isPending={isPending} pending="Saving…" wide="phone">
          Change password
        </SubmitButton>
      </div>
    </form>
  );
}
