import 'server-only';
import { headers } from 'next/headers';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { authMessages } from '@/messages/auth/messages';
import { hasSignedInHere } from './browser-accounts';

/**
 * Limits attempts per account and per network address (D35). A browser that signed in to the account before has its own
 * counter, so that attempts of others don't lock it out (D46). Other browsers can still reset the password by email.
 */
export const limitAttempts = async (
  scope: 'sign-in' | 'register' | 'recover',
  email: string,
): Promise<void> =>
  enforceRateLimit(scope, await headers(), {
    subject: email,
    message: authMessages.tooManyAttempts,
    isOwner: await hasSignedInHere(email),
  });
