import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { hostCookie } from '@/lib/http/host-cookie';
import type { Database } from './database.types';
import { asVisitorWhenEnded } from './ended-session';
import { applicationHeaders } from './options';
import {
  isSessionCookie,
  notForLonger,
  sessionAfter,
  sessionCookieName,
  sessionCookieOptions,
  signedInCookieName,
  signedInCookieOptions,
} from './session-cookie';
import type { DataClient } from './types';

const isHttps = () => env().siteUrl.startsWith('https://');

/** The client of whoever makes this request, by the session in their cookie; an anonymous visitor without one. */
export async function viewerClient(): Promise<DataClient> {
  const jar = await cookies();
  const isSecure = isHttps();
  const hintName = hostCookie(signedInCookieName, isSecure);
  return createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookieOptions: { name: hostCookie(sessionCookieName, isSecure), ...sessionCookieOptions(isSecure) },
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) jar.set(name, value, notForLonger(options));
          const signedIn = sessionAfter(changed, isSecure);
          // What this request has taken away before is there still, empty.
          const hint = jar.get(hintName)?.value || '1';
          if (signedIn) jar.set(hintName, hint, signedInCookieOptions(isSecure));
          if (signedIn === false) jar.delete({ name: hintName, path: '/', secure: isSecure });
        } catch {
          // A page being rendered cannot set cookies; the middleware refreshed them before.
        }
      },
    },
    global: { headers: applicationHeaders, fetch: asVisitorWhenEnded },
  });
}

/** Whether the request carries a session, or the hint of one; not whether it is still good. */
export async function hasSession(): Promise<boolean> {
  const jar = await cookies();
  const hintName = hostCookie(signedInCookieName, isHttps());
  return jar.getAll().some(({ name }) => isSessionCookie(name, isHttps()) || name === hintName);
}

/** Takes the session's cookies away, whatever the auth service says of them. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  const [session, hint] = [sessionCookieName, signedInCookieName].map((name) => hostCookie(name, isHttps()));
  for (const { name } of jar.getAll())
    if (name === hint || (session && name.startsWith(session)))
      jar.delete({ name, path: '/', secure: isHttps() });
}
