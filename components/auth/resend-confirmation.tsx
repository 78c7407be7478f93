'use client';

import { resendConfirmation } from '@/lib/auth/actions';
import { MailRequest } from './mail-request';

/** A way on for whoever let the link expire. */
export function ResendConfirmation() {
  return (
    <MailRequest
      action={resendConfirmation}
      summary="Did the link expire?"
      button="Send a new confirmation link"
    />
  );
}
