'use client';

import { useEffect, useRef } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { useSubmitWhenSeen } from '@/components/forms/use-submit-when-seen';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { confirmEmailChange } from '@/lib/auth/account-actions';
import * as routes from '@/lib/routes';
import { confirmEmailChange as text } from '@/messages/auth/sign-in';
import { AuthCard } from './auth-card';
import { announce } from './session-channel';

/** One of the two links by which a change of address is confirmed; opening it changes nothing (D29). */
export function ConfirmEmailChange({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useSubmit(confirmEmailChange);
  useSubmitWhenSeen(form);
  const isDone = state?.ok === true && state.data.email !== null;

  useEffect(() => {
    if (isDone) announce('USER_UPDATED');
  }, [isDone]);

  const title = isDone ? text.emailChangedTitle : text.confirmYourNewEmailTitle;
  useDocumentTitle(title);

  return (
    <AuthCard title={title}>
      {state === null ? (
        <form action={send} ref={form} className="grid gap-5">
          <input type="hidden" name="token" value={token} />
          <SubmitButton pending={text.confirming} wide>
            {text.confirmTheChange}
          </SubmitButton>
        </form>
      ) : (
        <div className="grid gap-5">
          {state.ok ? <Outcome email={state.data.email} /> : <Failure message={state.message} />}
          <ButtonLink href={routes.account()} wide>
            {text.goToYourAccount}
          </ButtonLink>
        </div>
      )}
    </AuthCard>
  );
}

function Outcome({ email }: { email: string | null }) {
  if (email === null)
    return (
      <Notice tone="info" title={text.oneDownOneToGo} announce>
        {text.nowOpenTheLinkWe}
      </Notice>
    );
  return (
    <Notice tone="good" announce>
      {text.yourEmailAddressHasBeen({ email: <strong>{email}</strong> })}
    </Notice>
  );
}

const Failure = ({ message }: { message: string }) => (
  <Notice tone="danger" announce>
    {message}
  </Notice>
);
