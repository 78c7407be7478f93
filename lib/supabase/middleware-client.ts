import { createServerClient, type SetAllCookies } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { env, isHttps } from '@/lib/env';
import { hostCookie } from '@/lib/http/host-cookie';
import type { Database } from './database.types';
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
import { timedFetch } from './timed-fetch';
import type { DataClient } from './types';

/** `isExpired`: the session can't be refreshed. `setCookies` adds the changed cookies to a response and returns it. */
type RefreshedSession = { isExpired: boolean; setCookies: (response: NextResponse) => NextResponse };

/**
 * Refreshes an expiring session: in the request's cookies for the page, and in the response for the browser. Pages check
 * whether the session was ended elsewhere; here that check would delay every request.
 */
export async function refreshSession(request: NextRequest): Promise<RefreshedSession> {
  let changedCookies: Parameters<SetAllCookies>[0] = [];
  const client = createRequestClient(request, (cookies) => {
    changedCookies = cookies;
    for (const { name, value } of cookies) request.cookies.set(name, value);
  });
  const { data, error } = await client.auth.getSession();
  if (data.session === null && (error === null || !isRetryable(error))) return clearSession(request);
  return {
    isExpired: false,
    setCookies: (response) => {
      if (changedCookies.length === 0) return response;
      for (const { name, value, options } of changedCookies)
        response.cookies.set(name, value, capMaxAge(options));
      if (isSignedInAfter(changedCookies, isHttps()))
        // A new value per refresh notifies open tabs.
        response.cookies.set(
          hostCookie(signedInCookieName, isHttps()),
          String(Date.now()),
          signedInCookieOptions(isHttps()),
        );
      return preventCaching(response);
    },
  };
}

/** Shared caches must not store a response that sets cookies. */
function preventCaching(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-cache, no-store, must-revalidate, max-age=0');
  return response;
}

/** A client with the session of a request. */
export function createRequestClient(request: NextRequest, setAll: SetAllCookies = () => {}): DataClient {
  const isSecure = isHttps();
  return createServerClient<Database>(env().supabaseUrl, env().publishableKey, {
    cookieOptions: { name: hostCookie(sessionCookieName, isSecure), ...sessionCookieOptions(isSecure) },
    cookies: { getAll: () => request.cookies.getAll(), setAll },
    global: { headers: applicationHeaders, fetch: timedFetch },
  });
}

/**
 * Removes an expired session from the browser. The page still receives the hint cookie, so that it can show that the
 * session has ended.
 */
function clearSession(request: NextRequest): RefreshedSession {
  const secure = isHttps();
  const hintName = hostCookie(signedInCookieName, secure);
  const names = request.cookies.getAll().map(({ name }) => name);
  const sessionCookieNames = names.filter((name) => isSessionCookie(name, secure));
  for (const name of sessionCookieNames) request.cookies.delete(name);
  return {
    isExpired: true,
    setCookies: (response) => {
      for (const name of [...sessionCookieNames, ...names.filter((name) => name === hintName)])
        response.cookies.delete({ name, path: '/', secure });
      return preventCaching(response);
    },
  };
}

// Network failures and 5xx are temporary and keep the session.
const isRetryable = ({ name, status }: { name?: string; status?: number | undefined }) =>
  name === 'AuthRetryableFetchError' || status === 0 || (status !== undefined && status >= 500);
