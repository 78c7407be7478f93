import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
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
import type { Database } from './types';

/**
 * Refreshes the session that a request carries, for the page behind it and for the browser.
 * An answer that sets cookies is marked as private, so that no shared cache keeps it.
 * A session that is gone loses its cookies here, so that no page meets it again.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const isHttps = env().siteUrl.startsWith('https://');
  let response = NextResponse.next({ request });
  const client = createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookieOptions: { name: sessionCookieName, ...sessionCookieOptions(isHttps) },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (changed, headers) => {
        for (const { name, value } of changed) request.cookies.set(name, value);
        response = NextResponse.next({ request });
        for (const { name, value, options } of changed) response.cookies.set(name, value, options);
        if (sessionAfter(changed))
          response.cookies.set(signedInCookieName, '1', signedInCookieOptions(isHttps));
        for (const [key, value] of Object.entries(headers)) response.headers.set(key, value);
      },
    },
    global: { headers: applicationHeaders },
  });
  const { data, error } = await client.auth.getClaims();
  const isGone = data === null && (error === null || !isRetryable(error));
  return isGone ? withoutSession(request) : response;
}

// Network failures and 5xx pass by themselves; the session is kept over them.
const isRetryable = ({ name, status }: { name?: string; status?: number | undefined }) =>
  name === 'AuthRetryableFetchError' || status === 0 || (status !== undefined && status >= 500);

function withoutSession(request: NextRequest): NextResponse {
  const gone = request.cookies
    .getAll()
    .filter(({ name }) => isSessionCookie(name) || name === signedInCookieName);
  for (const { name } of gone) request.cookies.delete(name);
  const response = NextResponse.next({ request });
  for (const { name } of gone) response.cookies.delete(name);
  response.headers.set('Cache-Control', 'private, no-cache, no-store, must-revalidate, max-age=0');
  return response;
}
