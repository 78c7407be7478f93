import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { sessionCookieName, sessionCookieOptions } from '@/lib/supabase/session-cookie';

// Begins like the session's cookies, so that it goes with them.
const cookieName = `${sessionCookieName}-recovery`;
const maxAgeSeconds = 15 * 60;

/** Remembers that this browser's session came from this recovery token, of which only the hash is kept. */
export async function noteRedeemed(token: string): Promise<void> {
  const isHttps = env().siteUrl.startsWith('https://');
  (await cookies()).set(cookieName, hash(token), {
    ...sessionCookieOptions(isHttps),
    maxAge: maxAgeSeconds,
  });
}

/** Whether this browser's session came from this very token: another person's session must not take the password. */
export const isRedeemedHere = async (token: string): Promise<boolean> =>
  (await cookies()).get(cookieName)?.value === hash(token);

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
