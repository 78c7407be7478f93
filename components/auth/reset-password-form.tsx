'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { resetPassword } from '@/lib/auth/actions';
import { minResetPasswordLength } from '@/lib/auth/password-length';
import { delays } from '@/lib/limits';
import { authMessages } from '@/messages/auth/messages';
import { resetPasswordForm as text } from '@/messages/auth/sign-in';
import { AuthCard } from './auth-card';
import { ForgotPassword } from './forgot-password';
import { PasswordField } from './password-field';
import { RedirectAfter } from './redirect-after';
import { announce } from './session-channel';

/** `token` is the recovery link's; without one the session of this browser counts, with the current password. */
export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ resetPasswordSchema }) => resetPasswordSchema),
    action: resetPassword,
    initial: token === undefined ? {} : { token },
    onSuccess: () => announce('PASSWORD_RECOVERY'),
  });

  const title = state?.ok ? text.passwordChangedTitle : text.setANewPasswordTitle;
  useDocumentTitle(title);

  if (state?.ok)
    return (
      <AuthCard title={title}>
        <Notice tone="good" announce>
          {authMessages.passwordReset}
          <RedirectAfter to={state.data.goTo} afterMs={delays.afterPasswordResetMs} />
        </Notice>
      </AuthCard>
    );

  const isLinkSpent =
    token !== undefined && state?.ok === false && state.message === authMessages.linkExpired;

  return (
    <AuthCard title={title}>
      <form {...formProps} className="grid gap-5">
        <FormStatus {...status} />
        {token === undefined && (
          <PasswordField
            {...field('currentPassword')}
            {...control('currentPassword')}
            label={text.currentPassword}
            hint={text.soNoOneElseCan}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...field('password')}
          {...control('password')}
          label={text.newPassword}
          hint={text.atLeastCharacters({ minResetPasswordLength })}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          {...control('confirmPassword')}
          label={text.confirmNewPassword}
          autoComplete="new-password"
        />
        {token !== undefined && <input type="hidden" {...control('token')} />}
        <SubmitButton isPending={isPending} pending={text.saving} wide>
          {text.setNewPassword}
        </SubmitButton>
      </form>
      {(token === undefined || isLinkSpent) && (
        <div className="mt-4 border-line border-t pt-3">
          <ForgotPassword
            summary={isLinkSpent ? text.getANewLinkBy : text.forgotYourCurrentPassword}
            token={isLinkSpent ? token : undefined}
            isOpen={isLinkSpent}
          />
        </div>
      )}
    </AuthCard>
  );
}
