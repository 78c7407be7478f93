import 'server-only';
import { headers } from 'next/headers';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { authMessages } from '@/messages/auth/messages';
import { isKnownHere } from './known-browser';

/**
 * Slows guessing down, per account and per network address (D35); the owner can still get in by mail. A browser that
 * signed in to the account before has a count of its own, so that a stranger's tries do not lock it out (D46).
 */
export const limitAttempts = async (
  scope: 'sign-in' | 'register' | 'recover',
  email: string,
): Promise<void> =>
  takeLimit(scope, await headers(), {
    subject: email,
    sentence: authMessages.tooManyAttempts,
    isKnown: await isKnownHere(email),
  });
