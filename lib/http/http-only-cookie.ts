import 'server-only';
import { cookies } from 'next/headers';
import { isHttps } from '@/lib/env';
import { hostCookie } from '@/lib/http/host-cookie';

/** The value of an HTTP-only cookie; null if the browser sends none. */
export async function getHttpOnlyCookie(name: string): Promise<string | null> {
  return (await cookies()).get(hostCookie(name, isHttps()))?.value || null;
}

/** Sets an HTTP-only cookie. Only works in actions and route handlers. */
export async function setHttpOnlyCookie(name: string, value: string, maxAgeSeconds: number): Promise<void> {
  (await cookies()).set(hostCookie(name, isHttps()), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
    path: '/',
    maxAge: maxAgeSeconds,
  });
}

/** Deletes a cookie. Only works in actions and route handlers. */
export async function deleteHttpOnlyCookie(name: string): Promise<void> {
  (await cookies()).delete({ name: hostCookie(name, isHttps()), path: '/', secure: isHttps() });
}
