import 'server-only';
import { headers } from 'next/headers';
import { takeLimit } from '@/lib/limits';
import { authMessages } from './messages';

/** Slows guessing down, per account and per network address (D35); the owner can still get in by mail. */
export const limitAttempts = async (door: 'sign-in' | 'register' | 'recover', email: string): Promise<void> =>
  takeLimit(door, await headers(), { subject: email, sentence: authMessages.tooManyAttempts });
