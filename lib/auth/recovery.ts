import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { getHttpOnlyCookie, setHttpOnlyCookie } from '@/lib/http/http-only-cookie';
import { sessionCookieName } from '@/lib/supabase/session-cookie';

// Shares the prefix of the session cookies, so that it is deleted with them.
const cookieName = `${sessionCookieName}-recovery`;
const maxAgeSeconds = 15 * 60;

/** Records that this browser's session came from this recovery token. The cookie contains only a keyed hash. */
export const saveRedeemedToken = (token: string): Promise<void> =>
  setHttpOnlyCookie(cookieName, hashToken(token), maxAgeSeconds);

/**
 * Returns whether this browser's session came from this token, so that a token can't change the password of another
 * person's session.
 */
export const isRedeemedToken = async (token: string): Promise<boolean> =>
  (await getHttpOnlyCookie(cookieName)) === hashToken(token);

// Keyed, so that the cookie can't be forged: with a forged one, a made-up token could change the password of a session
// that was left open.
const hashToken = (token: string) =>
  createHmac('sha256', env().secretKey).update(`redeemed ${token}`).digest('hex');
