'use client';

import { sendResetLink } from '@/lib/auth/actions';
import { MailRequest } from './mail-request';

export function ForgotPassword() {
  return <MailRequest action={sendResetLink} summary="Forgot your password?" button="Send reset link" />;
}
