'use client';

import { loadDraft } from '@/components/forms/use-draft';
import { sendResetLink } from '@/lib/auth/actions';
import { forgotPassword as text } from '@/messages/auth/sign-in';
import { EmailLinkForm } from './email-link-form';
import { signInDraftKey } from './sign-in-draft';

/** `token` belongs to an expired link. The address typed on the sign-in form is filled in. */
export function ForgotPasswordForm({
  summary = text.summary,
  token,
  isOpen = false,
}: {
  summary?: string;
  token?: string | undefined;
  isOpen?: boolean;
}) {
  return (
    <EmailLinkForm
      action={sendResetLink}
      summary={summary}
      buttonLabel={text.submitButton}
      getTypedEmail={() => loadDraft(signInDraftKey).email}
      token={token}
      isOpen={isOpen}
    />
  );
}
