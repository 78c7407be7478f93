'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { useSubmitWhenVisible } from '@/components/forms/use-submit-when-visible';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { confirmEmail } from '@/lib/auth/actions';
import { minPasswordLength } from '@/lib/auth/password-length';
import { delays } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { authMessages } from '@/messages/auth/messages';
import { confirmEmail as text } from '@/messages/auth/sign-in';
import { AuthCard } from './auth-card';
import { PasswordField } from './password-field';
import { RedirectAfter } from './redirect-after';
import { ResendConfirmation } from './resend-confirmation';

/**
 * Opening the link changes nothing (D29): the page submits the form by itself, or with its button without JavaScript.
 * In a browser other than the one that registered, it then requests the password (D45).
 */
export function ConfirmEmail({ token, type }: { token: string; type: 'email_confirmation' }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ confirmationLinkSchema }) => confirmationLinkSchema),
    action: confirmEmail,
    initial: { token, type },
  });
  useSubmitWhenVisible(formProps.ref);

  const confirmed = state?.ok && !state.data.isPasswordNeeded ? state.data : null;
  const title = confirmed ? text.doneTitle : text.title;
  useDocumentTitle(title);

  if (confirmed)
    return (
      <AuthCard title={title}>
        <Notice tone="good" announce>
          {authMessages.emailConfirmed}
          {confirmed.isSignedIn && ` ${authMessages.alreadySignedIn}`}
          <RedirectAfter to={confirmed.goTo} afterMs={delays.afterEmailConfirmationMs} />
        </Notice>
      </AuthCard>
    );
  const needsPassword = state?.ok || state?.fieldErrors?.password !== undefined;
  if (state && !needsPassword)
    return (
      <AuthCard title={title}>
        <ConfirmationFailed message={state.message} token={token} />
      </AuthCard>
    );
  return (
    <AuthCard title={title}>
      <form {...formProps} className="grid gap-5">
        {needsPassword && (
          <>
            <FormStatus {...status} />
            <p>{authMessages.passwordToConfirm}</p>
            <PasswordField
              {...field('password')}
              {...control('password')}
              label={text.password}
              hint={text.passwordHint({ minPasswordLength })}
              autoComplete="new-password"
            />
          </>
        )}
        <input type="hidden" {...control('token')} />
        <input type="hidden" {...control('type')} />
        <SubmitButton isPending={isPending} pendingLabel={text.pending} wide>
          {text.submitButton}
        </SubmitButton>
      </form>
    </AuthCard>
  );
}

/** `token` belongs to a link that failed. It may still identify the mailbox it was sent to. */
export function ConfirmationFailed({ message, token }: { message: string; token?: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="danger" announce>
        {message}
      </Notice>
      <ButtonLink href={routes.login()} wide>
        {text.loginLink}
      </ButtonLink>
      <ResendConfirmation summary={text.linkExpiredSummary} token={token} />
    </div>
  );
}
