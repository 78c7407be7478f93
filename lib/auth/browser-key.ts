import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';

const cookieName = 'doorstep_applicant';
const days = 180;

/**
 * The secret by which this browser is told about its own earlier applications and nobody else is (D28), and is known to read an
 * address (D42). One value for all; the database keeps only its hash. Makes one where there is none, so only actions may ask.
 */
export async function browserKey(): Promise<string> {
  const jar = await cookies();
  const key = keyIn(jar) ?? randomBytes(24).toString('base64url');
  jar.set(cookieName, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().siteUrl.startsWith('https://'),
    path: '/',
    maxAge: days * 24 * 3600,
  });
  return key;
}

/** The secret that this browser has, for pages, which make none; null for one that never applied. */
export const knownBrowserKey = async (): Promise<string | null> => keyIn(await cookies());

function keyIn(jar: Awaited<ReturnType<typeof cookies>>): string | null {
  const known = jar.get(cookieName)?.value;
  return known && /^[\w-]{32}$/.test(known) ? known : null;
}
