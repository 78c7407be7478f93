import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

/** The key under which tries at an account by strangers are counted, so that a test moves nobody else's. */
export const triesAt = (email: string): string =>
  createHash('sha256').update(env().secretKey).update(`subject:${email.toLowerCase()}`).digest('hex');
