'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { signOutEverywhere } from '@/lib/auth/account-actions';
import { signOutEverywhereForm as text } from '@/messages/auth/account';

export function SignOutEverywhereForm() {
  const [state, send] = useSubmit(signOutEverywhere);
  return (
    <form action={send} className="grid gap-4 max-sm:w-full">
      {state?.ok === false && (
        <Notice tone="danger" announce>
          {state.message}
        </Notice>
      )}
      <div>
        <SubmitButton pendingLabel={text.signingOut} variant="secondary" wide="phone">
          {text.signOutEverywhere}
        </SubmitButton>
      </div>
    </form>
  );
}
