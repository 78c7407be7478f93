'use client';

import { resendConfirmation } from '@/lib/auth/actions';
import { resendConfirmation as text } from '@/messages/auth/sign-in';
import { MailRequest } from './mail-request';

/** A way on wherever an address waits for its confirmation. */
export function ResendConfirmation({
  summary,
  email,
  token,
  isOpen = false,
}: {
  summary: string;
  email?: string | undefined;
  token?: string | undefined;
  isOpen?: boolean;
}) {
  return (
    <MailRequest
      action={resendConfirmation}
      summary={summary}
      button={text.sendTheLinkAgain}
      email={email}
      token={token}
      isOpen={isOpen}
    />
  );
}
