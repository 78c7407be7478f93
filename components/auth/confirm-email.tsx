'use client';

import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { useSubmitWhenSeen } from '@/components/forms/use-submit-when-seen';
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
 * Opening the link changes nothing (D29); the page that a person sees sends the form, or its button does without JavaScript.
 * In another browser than the one that registered it then asks for the password (D45).
 */
export function ConfirmEmail({ token, type }: { token: string; type: 'email_confirmation' }) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ confirmationLinkSchema }) => confirmationLinkSchema),
    action: confirmEmail,
    initial: { token, type },
  });
  useSubmitWhenSeen(formProps.ref);

  const confirmed = state?.ok && !state.data.isPasswordNeeded ? state.data : null;
  const title = confirmed ? text.emailConfirmedTitle : text.confirmYourEmailTitle;
  useDocumentTitle(title);

  if (confirmed)
    return (
      <AuthCard title={title}>
        <Notice tone="good" announce>
          {authMessages.emailConfirmed}
          {confirmed.isSignedIn && ` ${authMessages.signedInHere}`}
          <RedirectAfter to={confirmed.goTo} afterMs={delays.afterEmailConfirmationMs} />
        </Notice>
      </AuthCard>
    );
  const asks = state?.ok || state?.fieldErrors?.password !== undefined;
  if (state && !asks)
    return (
      <AuthCard title={title}>
        <ConfirmationFailed message={state.message} token={token} />
      </AuthCard>
    );
  return (
    <AuthCard title={title}>
      <form {...formProps} className="grid gap-5">
        {asks && (
          <>
            <FormStatus {...status} />
            <p>{authMessages.choosePasswordToConfirm}</p>
            <PasswordField
              {...field('password')}
              {...control('password')}
              label={text.password}
              hint={text.atLeastCharacters({ minPasswordLength })}
              autoComplete="new-password"
            />
          </>
        )}
        <input type="hidden" {...control('token')} />
        <input type="hidden" {...control('type')} />
        <SubmitButton isPending={isPending} pending={text.confirmingYourEmail} wide>
          {text.confirmMyEmail}
        </SubmitButton>
      </form>
    </AuthCard>
  );
}

/** `token` is that of a link that did not work: it may still show whose mailbox it went to. */
export function ConfirmationFailed({ message, token }: { message: string; token?: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="danger" announce>
        {message}
      </Notice>
      <ButtonLink href={routes.login()} wide>
        {text.goToLogin}
      </ButtonLink>
      <ResendConfirmation summary={text.didTheLinkExpire} token={token} />
    </div>
  );
}
