'use client';

import { sendResetLink } from '@/lib/auth/actions';
import { MailRequest } from './mail-request';

/** `token` is that of a link that has expired. */
export function ForgotPassword({
  summary = 'Forgot your password?',
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
      button="Send reset link"
      token={token}
      isOpen={isOpen}
    />
  );
}
