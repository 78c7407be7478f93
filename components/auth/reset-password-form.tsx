'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Notice } from '@/components/ui/notice';
import { resetPassword } from '@/lib/auth/actions';
import { authMessages } from '@/lib/auth/messages';
import { minResetPasswordLength, resetPasswordSchema } from '@/lib/auth/schema';
import { delays } from '@/lib/site';
import { ForgotPassword } from './forgot-password';
import { PasswordField } from './password-field';
import { RedirectAfter } from './redirect-after';
import { announce } from './session-channel';

/** `token` is the recovery link's; without one the session of this browser counts, with the current password. */
export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: resetPasswordSchema,
    action: resetPassword,
    initial: token === undefined ? {} : { token },
    onSuccess: () => announce('PASSWORD_RECOVERY'),
  });

  if (state?.ok)
    return (
      <Notice tone="good" announce>
        {authMessages.passwordReset}
        <RedirectAfter to={state.data.goTo} afterMs={delays.afterPasswordResetMs} />
      </Notice>
    );

  const isLinkSpent =
    token !== undefined && state?.ok === false && state.message === authMessages.linkExpired;

  return (
    <>
      <form {...formProps} className="grid gap-5">
        <FormStatus {...status} />
        {token === undefined && (
          <PasswordField
            {...field('currentPassword')}
            {...control('currentPassword')}
            label="Current password"
            hint="So no one else can do this in a browser you left open."
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...field('password')}
          {...control('password')}
          label="New password"
          hint={`At least ${minResetPasswordLength} characters.`}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          {...control('confirmPassword')}
          label="Confirm new password"
          autoComplete="new-password"
        />
        {token !== undefined && <input type="hidden" {...control('token')} />}
        <SubmitButton isPending={isPending} pending="Saving…" wide>
          Set new password
        </SubmitButton>
      </form>
      {(token === undefined || isLinkSpent) && (
        <div className="mt-4 border-line border-t pt-3">
          <ForgotPassword
            summary={isLinkSpent ? 'Get a new link by email' : 'Forgot your current password?'}
            token={isLinkSpent ? token : undefined}
            isOpen={isLinkSpent}
          />
        </div>
      )}
    </>
  );
}
