'use client';

import { resendConfirmation } from '@/lib/auth/actions';
import { resendConfirmation as text } from '@/messages/auth/sign-in';
import { EmailLinkForm } from './email-link-form';

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
    <EmailLinkForm
      action={resendConfirmation}
      summary={summary}
      buttonLabel={text.submitButton}
      email={email}
      token={token}
      isOpen={isOpen}
    />
  );
}
