import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

/** Returns the key under which attempts of strangers at an account are counted. */
export const getAttemptKey = (email: string): string =>
  createHash('sha256').update(env().secretKey).update(`subject:${email.toLowerCase()}`).digest('hex');
