'use client';

import { useEffect, useRef } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { useSubmitWhenVisible } from '@/components/forms/use-submit-when-visible';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { confirmEmailChange } from '@/lib/auth/account-actions';
import * as routes from '@/lib/routes';
import { confirmEmailChange as text } from '@/messages/auth/sign-in';
import { AuthCard } from './auth-card';
import { broadcastSessionEvent } from './session-channel';

/**
 * Redeems one of the two links that confirm a change of address. Opening the page changes nothing; the form does (D29).
 */
export function ConfirmEmailChange({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useSubmit(confirmEmailChange);
  useSubmitWhenVisible(form);
  const isDone = state?.ok === true && state.data.email !== null;

  useEffect(() => {
    if (isDone) broadcastSessionEvent('USER_UPDATED');
  }, [isDone]);

  const title = isDone ? text.doneTitle : text.title;
  useDocumentTitle(title);

  return (
    <AuthCard title={title}>
      {state === null ? (
        <form action={send} ref={form} className="grid gap-5">
          <input type="hidden" name="token" value={token} />
          <SubmitButton pendingLabel={text.pending} wide>
            {text.submitButton}
          </SubmitButton>
        </form>
      ) : (
        <div className="grid gap-5">
          {state.ok ? <Outcome email={state.data.email} /> : <Failure message={state.message} />}
          <ButtonLink href={routes.account()} wide>
            {text.accountLink}
          </ButtonLink>
        </div>
      )}
    </AuthCard>
  );
}

function Outcome({ email }: { email: string | null }) {
  if (email === null)
    return (
      <Notice tone="info" title={text.halfDoneTitle} announce>
        {text.halfDoneText}
      </Notice>
    );
  return (
    <Notice tone="good" announce>
      {text.doneText({ email: <strong>{email}</strong> })}
    </Notice>
  );
}

const Failure = ({ message }: { message: string }) => (
  <Notice tone="danger" announce>
    {message}
  </Notice>
);
