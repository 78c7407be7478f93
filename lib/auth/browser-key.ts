import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';

const cookieName = 'doorstep_applicant';
const days = 180;

/**
 * Returns this browser's secret and creates one if needed. It sets a cookie, so only actions may call it. The secret
 * identifies a guest's applications (D28) and verified addresses (D42). The database stores only its hash.
 */
export async function getOrCreateBrowserKey(): Promise<string> {
  const jar = await cookies();
  const key = parseBrowserKey(jar) ?? randomBytes(24).toString('base64url');
  jar.set(cookieName, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().siteUrl.startsWith('https://'),
    path: '/',
    maxAge: days * 24 * 3600,
  });
  return key;
}

/** Returns this browser's secret, or null if it has none. For pages, which can't set cookies. */
export const getBrowserKey = async (): Promise<string | null> => parseBrowserKey(await cookies());

function parseBrowserKey(jar: Awaited<ReturnType<typeof cookies>>): string | null {
  const value = jar.get(cookieName)?.value;
  return value && /^[\w-]{32}$/.test(value) ? value : null;
}
