import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { readOwnCookie, writeOwnCookie } from '@/lib/http/http-only-cookie';
import { sessionCookieName } from '@/lib/supabase/session-cookie';

// Begins like the session's cookies, so that it goes with them.
const cookieName = `${sessionCookieName}-recovery`;
const maxAgeSeconds = 15 * 60;

/** Remembers that this browser's session came from this recovery token, of which only a keyed hash is kept. */
export const noteRedeemed = (token: string): Promise<void> =>
  writeOwnCookie(cookieName, hash(token), maxAgeSeconds);

/** Whether this browser's session came from this very token: another person's session must not take the password. */
export const isRedeemedHere = async (token: string): Promise<boolean> =>
  (await readOwnCookie(cookieName)) === hash(token);

// With a key, or a token of one's own making would open the session that somebody left open.
const hash = (token: string) =>
  createHmac('sha256', env().secretKey).update(`redeemed ${token}`).digest('hex');
