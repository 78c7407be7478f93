import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

/** Returns the rate-limit key for sign-in attempts at an account from browsers that never signed in to it. */
export const getAttemptKey = (email: string): string =>
  createHash('sha256').update(env().secretKey).update(`subject:${email.toLowerCase()}`).digest('hex');
