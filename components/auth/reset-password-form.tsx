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
import { ForgotPasswordForm } from './forgot-password-form';
import { PasswordField } from './password-field';
import { RedirectAfter } from './redirect-after';
import { broadcastSessionEvent } from './session-channel';

/**
 * `token` comes from the recovery link. Without one, the form changes the password of the current session and requires
 * the current password.
 */
export function ResetPasswordForm({ token }: { token: string | undefined }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ resetPasswordSchema }) => resetPasswordSchema),
    action: resetPassword,
    initial: token === undefined ? {} : { token },
    onSuccess: () => broadcastSessionEvent('PASSWORD_RECOVERY'),
  });

  const title = state?.ok ? text.doneTitle : text.title;
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

  const isLinkExpired =
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
            hint={text.currentPasswordHint}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...field('password')}
          {...control('password')}
          label={text.newPassword}
          hint={text.newPasswordHint({ minResetPasswordLength })}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          {...control('confirmPassword')}
          label={text.confirmPassword}
          autoComplete="new-password"
        />
        {token !== undefined && <input type="hidden" {...control('token')} />}
        <SubmitButton isPending={isPending} pendingLabel={text.saving} wide>
          {text.submitButton}
        </SubmitButton>
      </form>
      {(token === undefined || isLinkExpired) && (
        <div className="mt-4 border-line border-t pt-3">
          <ForgotPasswordForm
            summary={isLinkExpired ? text.newLinkSummary : text.forgotSummary}
            token={isLinkExpired ? token : undefined}
            isOpen={isLinkExpired}
          />
        </div>
      )}
    </AuthCard>
  );
}
