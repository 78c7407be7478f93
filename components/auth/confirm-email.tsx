'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { confirmEmail } from '@/lib/auth/actions';
import { authMessages } from '@/lib/auth/messages';
import { routes } from '@/lib/routes';
import { delays } from '@/lib/site';
import { GoOn } from './go-on';
import { ResendConfirmation } from './resend-confirmation';
import { useSubmitWhenSeen } from './submit-when-seen';

/** Opening the link changes nothing (D29); the page that a person sees sends the form, or its button does without JavaScript. */
export function ConfirmEmail({ token, type }: { token: string; type: string }) {
  const [state, send] = useActionState(confirmEmail, null);
  const form = useSubmitWhenSeen();

  if (state?.ok)
    return (
      <Notice tone="good" announce>
        {authMessages.emailConfirmed}
        {state.data.isSignedIn && ` ${authMessages.signedInHere}`}
        <GoOn to={state.data.goTo} afterMs={delays.afterEmailConfirmationMs} />
      </Notice>
    );
  if (state) return <ConfirmationFailed message={state.message} />;
  return (
    <form action={send} ref={form} className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="type" value={type} />
      <SubmitButton pending="Confirming your email…" wide>
        Confirm my email
      </SubmitButton>
    </form>
  );
}

export function ConfirmationFailed({ message }: { message: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="danger" announce>
        {message}
      </Notice>
      <ButtonLink href={routes.login()} wide>
        Go to Login
      </ButtonLink>
      <ResendConfirmation summary="Did the link expire?" />
    </div>
  );
}
