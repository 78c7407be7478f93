import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { hostCookie } from '@/lib/http/host-cookie';

const isHttps = () => env().siteUrl.startsWith('https://');

/** A cookie of the site that no script reads; null when the browser sends none. */
export async function readOwnCookie(name: string): Promise<string | null> {
  return (await cookies()).get(hostCookie(name, isHttps()))?.value || null;
}

/** Sets a cookie that no script and no other site reads. Only actions and route handlers can. */
export async function writeOwnCookie(name: string, value: string, maxAgeSeconds: number): Promise<void> {
  (await cookies()).set(hostCookie(name, isHttps()), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
    path: '/',
    maxAge: maxAgeSeconds,
  });
}

/** Takes a cookie away. */
export async function dropOwnCookie(name: string): Promise<void> {
  (await cookies()).delete({ name: hostCookie(name, isHttps()), path: '/', secure: isHttps() });
}
