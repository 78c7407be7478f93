'use client';

import { sendResetLink } from '@/lib/auth/actions';
import { forgotPassword as text } from '@/messages/auth/sign-in';
import { MailRequest } from './mail-request';

/** `token` is that of a link that has expired. */
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
      token={token}
      isOpen={isOpen}
    />
  );
}
