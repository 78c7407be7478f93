'use client';

import { readDraft } from '@/components/forms/use-draft';
import { sendResetLink } from '@/lib/auth/actions';
import { forgotPassword as text } from '@/messages/auth/sign-in';
import { MailRequest } from './mail-request';
import { signInDraft } from './sign-in-draft';

/** `token` is that of a link that has expired. The address that was typed to sign in is not typed again. */
export function ForgotPassword({
  summary = text.forgotYourPassword,
  token,
  isOpen = false,
}: {
  summary?: string;
  token?: string | undefined;
  isOpen?: boolean;
}) {
  return (
    <MailRequest
      action={sendResetLink}
      summary={summary}
      button={text.sendResetLink}
      typedElsewhere={() => readDraft(signInDraft).email}
      token={token}
      isOpen={isOpen}
    />
  );
}
