import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { applicationHeaders } from './options';
import type { Database, DataClient } from './types';

/** D34: the session's one fixed cookie name, on every installation. */
export const sessionCookieName = 'doorstep_session';

/** The client of whoever makes this request, by the session in their cookie; an anonymous visitor without one. */
export async function viewerClient(): Promise<DataClient> {
  const jar = await cookies();
  const methods: CookieMethodsServer = {
    getAll: () => jar.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of changed) jar.set(name, value, options);
      } catch {
        // A page being rendered cannot set cookies; the middleware refreshes them on the next request.
      }
    },
  };
  return createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookies: methods,
    cookieOptions: {
      name: sessionCookieName,
      httpOnly: true,
      sameSite: 'lax',
      secure: env().siteUrl.startsWith('https://'),
      path: '/',
    },
    global: { headers: applicationHeaders },
  });
}
