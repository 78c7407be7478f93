import { createServerClient, type SetAllCookies } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { hostCookie } from '@/lib/http/host-cookie';
import type { Database } from './database.types';
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
import { timedFetch } from './timed-fetch';
import type { DataClient } from './types';

const isHttps = () => env().siteUrl.startsWith('https://');

const neverStored = 'private, no-cache, no-store, must-revalidate, max-age=0';

/**
 * Refreshes the session that a request carries when its time has come, for the page behind it and for the browser, and
 * marks an answer that sets cookies as private, so that no shared cache keeps it. Null for a session that cannot be
 * refreshed any more. Whether a session was ended elsewhere is for the pages to ask: here it would cost every request.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse | null> {
  const isSecure = isHttps();
  let response = NextResponse.next({ request });
  const client = clientOf(request, (changed) => {
    for (const { name, value } of changed) request.cookies.set(name, value);
    response = NextResponse.next({ request });
    for (const { name, value, options } of changed) response.cookies.set(name, value, notForLonger(options));
    if (sessionAfter(changed, isSecure))
      // Another value with each refresh, which is how open tabs learn of it.
      response.cookies.set(
        hostCookie(signedInCookieName, isSecure),
        String(Date.now()),
        signedInCookieOptions(isSecure),
      );
    response.headers.set('Cache-Control', neverStored);
  });
  const { data, error } = await client.auth.getSession();
  const isGone = data.session === null && (error === null || !isRetryable(error));
  return isGone ? null : response;
}

/** The client of the session that a request carries. */
export function clientOf(request: NextRequest, setAll: SetAllCookies = () => {}): DataClient {
  const isSecure = isHttps();
  return createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookieOptions: { name: hostCookie(sessionCookieName, isSecure), ...sessionCookieOptions(isSecure) },
    cookies: { getAll: () => request.cookies.getAll(), setAll },
    global: { headers: applicationHeaders, fetch: timedFetch },
  });
}

/**
 * Takes a session that is gone away from the browser, so that nothing meets it again. The page behind still sees the
 * hint, and so can say that there was one. With `goTo` the visitor is led there instead.
 */
export function forgetSessionOf(request: NextRequest, goTo?: URL): NextResponse {
  const secure = isHttps();
  const hintName = hostCookie(signedInCookieName, secure);
  const carried = request.cookies.getAll().map(({ name }) => name);
  const ofSession = carried.filter((name) => isSessionCookie(name, secure));
  for (const name of ofSession) request.cookies.delete(name);
  const response = goTo ? NextResponse.redirect(goTo) : NextResponse.next({ request });
  for (const name of [...ofSession, ...(carried.includes(hintName) ? [hintName] : [])])
    response.cookies.delete({ name, path: '/', secure });
  response.headers.set('Cache-Control', neverStored);
  return response;
}

// Network failures and 5xx pass by themselves; the session is kept over them.
const isRetryable = ({ name, status }: { name?: string; status?: number | undefined }) =>
  name === 'AuthRetryableFetchError' || status === 0 || (status !== undefined && status >= 500);
