import { hostCookie } from '@/lib/http/host-cookie';

/** The session's cookie name, the same on every installation (D34); a long session is split into `.0`, `.1` … */
export const sessionCookieName = 'doorstep_session';

/**
 * Readable by scripts, without any part of the session: if set, the header fetches its viewer. The value changes when
 * the session is refreshed.
 */
export const signedInCookieName = 'doorstep_signed_in';

/** 30 days without a visit end the session; each refresh restarts them (D47). */
const maxAge = 30 * 24 * 3600;

/** The attributes of the session's cookies. */
export const sessionCookieOptions = (isHttps: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/', maxAge }) as const;

/** @supabase/ssr sets 400 days and ignores `cookieOptions`. */
export const capMaxAge = <Options extends { maxAge?: number }>(options: Options): Options => ({
  ...options,
  maxAge: Math.min(options.maxAge ?? maxAge, maxAge),
});

/** The attributes of the hint cookie, which scripts can read. */
export const signedInCookieOptions = (isHttps: boolean) =>
  ({ ...sessionCookieOptions(isHttps), httpOnly: false }) as const;

/** Whether a cookie is the session's, or a part of a long session. */
export const isSessionCookie = (name: string, isHttps: boolean): boolean => {
  const cookieName = hostCookie(sessionCookieName, isHttps);
  return name === cookieName || name.startsWith(`${cookieName}.`);
};

/** Whether a `Cookie` header contains a session or its hint. */
export const hasSessionCookie = (header: string, isHttps: boolean): boolean =>
  header
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .some((name) => isSessionCookie(name, isHttps) || name === hostCookie(signedInCookieName, isHttps));

type ChangedCookies = readonly { name: string; value: string }[];

/** Whether changed cookies contain a session (true) or delete it (false); null if they don't affect it. */
export function isSignedInAfter(changedCookies: ChangedCookies, isHttps: boolean): boolean | null {
  const session = changedCookies.filter(({ name }) => isSessionCookie(name, isHttps));
  return session.length === 0 ? null : session.some(({ value }) => value !== '');
}
