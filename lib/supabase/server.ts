import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { env, isHttps } from '@/lib/env';
import { hostCookie } from '@/lib/http/host-cookie';
import type { Database } from './database.types';
import { fetchOrRetryAsVisitor } from './fetch-or-retry-as-visitor';
import { applicationHeaders } from './options';
import {
  capMaxAge,
  isSessionCookie,
  isSignedInAfter,
  sessionCookieName,
  sessionCookieOptions,
  signedInCookieName,
  signedInCookieOptions,
} from './session-cookie';
import type { DataClient } from './types';

/** The client with the session of the request's cookies; an anonymous visitor if there is none. */
export async function viewerClient(): Promise<DataClient> {
  const cookieStore = await cookies();
  const isSecure = isHttps();
  const hintName = hostCookie(signedInCookieName, isSecure);
  return createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookieOptions: { name: hostCookie(sessionCookieName, isSecure), ...sessionCookieOptions(isSecure) },
    cookies: {
      getAll: () => cookieStore.getAll(),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) cookieStore.set(name, value, capMaxAge(options));
          const signedIn = isSignedInAfter(changed, isSecure);
          // A cookie deleted earlier in this request is still present, with an empty value.
          const hint = cookieStore.get(hintName)?.value || '1';
          if (signedIn) cookieStore.set(hintName, hint, signedInCookieOptions(isSecure));
          if (signedIn === false) cookieStore.delete({ name: hintName, path: '/', secure: isSecure });
        } catch {
          // Rendering can't set cookies; the middleware has refreshed them.
        }
      },
    },
    global: { headers: applicationHeaders, fetch: fetchOrRetryAsVisitor },
  });
}

/** Whether the request carries a session cookie or its hint; the session may have expired. */
export async function hasSession(): Promise<boolean> {
  const cookieStore = await cookies();
  const hintName = hostCookie(signedInCookieName, isHttps());
  return cookieStore.getAll().some(({ name }) => isSessionCookie(name, isHttps()) || name === hintName);
}

/** Deletes the session's cookies, even if the auth service is down. */
export async function clearSessionCookies(): Promise<void> {
  const cookieStore = await cookies();
  const [session, hint] = [sessionCookieName, signedInCookieName].map((name) => hostCookie(name, isHttps()));
  for (const { name } of cookieStore.getAll())
    if (name === hint || (session && name.startsWith(session)))
      cookieStore.delete({ name, path: '/', secure: isHttps() });
}
