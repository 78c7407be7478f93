import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { applicationHeaders } from './options';
import {
  isSessionCookie,
  sessionAfter,
  sessionCookieName,
  sessionCookieOptions,
  signedInCookieName,
  signedInCookieOptions,
} from './session-cookie';
import type { Database, DataClient } from './types';

/** The client of whoever makes this request, by the session in their cookie; an anonymous visitor without one. */
export async function viewerClient(): Promise<DataClient> {
  const jar = await cookies();
  const isHttps = env().siteUrl.startsWith('https://');
  return createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookieOptions: { name: sessionCookieName, ...sessionCookieOptions(isHttps) },
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) jar.set(name, value, options);
          const signedIn = sessionAfter(changed);
          // What this request has taken away before is there still, empty.
          const hint = jar.get(signedInCookieName)?.value || '1';
          if (signedIn) jar.set(signedInCookieName, hint, signedInCookieOptions(isHttps));
          if (signedIn === false) jar.delete(signedInCookieName);
        } catch {
          // A page being rendered cannot set cookies; the middleware refreshed them before.
        }
      },
    },
    global: { headers: applicationHeaders },
  });
}

/** Whether the request carries a session, or the hint of one; not whether it is still good. */
export async function hasSession(): Promise<boolean> {
  const jar = await cookies();
  return jar.getAll().some(({ name }) => isSessionCookie(name) || name === signedInCookieName);
}

/** Takes the session's cookies away, whatever the auth service says of them. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (name.startsWith(sessionCookieName)) jar.delete(name);
  jar.delete(signedInCookieName);
}
