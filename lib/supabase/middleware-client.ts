import { createServerClient, type SetAllCookies } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
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

/** `isOver`: the session cannot be refreshed any more. `setCookies` gives the browser what has changed and returns the response. */
type RefreshedSession = { isOver: boolean; setCookies: (response: NextResponse) => NextResponse };

/**
 * Refreshes the session of a request when its time has come, for the page behind it (in the request's cookies) and for the
 * browser. Whether a session was ended elsewhere is for the pages to find out: here it would cost every request.
 */
export async function refreshSession(request: NextRequest): Promise<RefreshedSession> {
  let changed: Parameters<SetAllCookies>[0] = [];
  const client = clientOf(request, (cookies) => {
    changed = cookies;
    for (const { name, value } of cookies) request.cookies.set(name, value);
  });
  const { data, error } = await client.auth.getSession();
  if (data.session === null && (error === null || !isRetryable(error))) return endSession(request);
  return {
    isOver: false,
    setCookies: (response) => {
      if (changed.length === 0) return response;
      for (const { name, value, options } of changed)
        response.cookies.set(name, value, notForLonger(options));
      if (sessionAfter(changed, isHttps()))
        // Another value with each refresh, which is how open tabs learn of it.
        response.cookies.set(
          hostCookie(signedInCookieName, isHttps()),
          String(Date.now()),
          signedInCookieOptions(isHttps()),
        );
      return neverStored(response);
    },
  };
}

/** No shared cache keeps a response that sets cookies. */
function neverStored(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-cache, no-store, must-revalidate, max-age=0');
  return response;
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

/** Removes a session that is over from the browser. The page behind still sees the hint, and so can say that there was one. */
function endSession(request: NextRequest): RefreshedSession {
  const secure = isHttps();
  const hintName = hostCookie(signedInCookieName, secure);
  const names = request.cookies.getAll().map(({ name }) => name);
  const ofSession = names.filter((name) => isSessionCookie(name, secure));
  for (const name of ofSession) request.cookies.delete(name);
  return {
    isOver: true,
    setCookies: (response) => {
      for (const name of [...ofSession, ...names.filter((each) => each === hintName)])
        response.cookies.delete({ name, path: '/', secure });
      return neverStored(response);
    },
  };
}

// Network failures and 5xx pass by themselves; the session is kept over them.
const isRetryable = ({ name, status }: { name?: string; status?: number | undefined }) =>
  name === 'AuthRetryableFetchError' || status === 0 || (status !== undefined && status >= 500);
