'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { ignoreEnter, PreventEnterSubmit } from '@/components/forms/prevent-enter-submit';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { CookiesBlocked } from '@/components/ui/cookies-blocked';
import { Input } from '@/components/ui/input';
import { signIn } from '@/lib/auth/actions';
import { delays } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { authMessages } from '@/messages/auth/messages';
import { signInForm as text } from '@/messages/auth/sign-in';
import { PasswordField } from './password-field';
import { RedirectAfter } from './redirect-after';
import { ResendConfirmation } from './resend-confirmation';
import { hasSessionHint } from './session';
import { broadcastSessionEvent } from './session-channel';
import { signInDraftKey } from './sign-in-draft';

/** Only the button submits the form, not Enter in a field (D1). */
export function SignInForm({ from }: { from: string | undefined }) {
  const [isCookieBlocked, setIsCookieBlocked] = useState(false);
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () => import('@/lib/auth/schema').then(({ signInSchema }) => signInSchema),
    action: signIn,
    draft: signInDraftKey,
    initial: from === undefined ? {} : { from },
    onSuccess: () => (hasSessionHint() ? broadcastSessionEvent('SIGNED_IN') : setIsCookieBlocked(true)),
  });

  const needsConfirmation = state?.ok === false && state.message === authMessages.emailNotConfirmed;

  return (
    <>
      <form {...formProps} onKeyDown={ignoreEnter} className="grid gap-5">
        <PreventEnterSubmit />
        <FormStatus {...status} />
        <CookiesBlocked hasLostCookie={isCookieBlocked}>{authMessages.cookiesBlocked}</CookiesBlocked>
        {state?.ok && !isCookieBlocked && (
          <RedirectAfter
            to={state.data.goTo}
            noScriptTo={routes.login(state.data.goTo, 'check-cookies')}
            afterMs={delays.afterSignInMs}
          />
        )}
        <Field {...field('email')} label={text.email} required>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="username" />}
        </Field>
        <PasswordField
          {...field('password')}
          {...control('password')}
          label={text.password}
          autoComplete="current-password"
        />
        {from !== undefined && <input type="hidden" {...control('from')} />}
        <SubmitButton
          isPending={isPending || (state?.ok === true && !isCookieBlocked)}
          pendingLabel={text.signingIn}
          wide
        >
          {text.signIn}
        </SubmitButton>
      </form>
      {needsConfirmation && (
        <div className="mt-4">
          <ResendConfirmation
            key={state.values?.email}
            summary={text.resendSummary}
            email={state.values?.email}
            isOpen
          />
        </div>
      )}
    </>
  );
}
