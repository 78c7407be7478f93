import { hostCookie } from '@/lib/http/host-cookie';

/** D34: the session's one fixed cookie name on every installation; a long session is cut into `.0`, `.1` … */
export const sessionCookieName = 'doorstep_session';

/**
 * Says to scripts that there is a session, without holding any of it: the header asks for its viewer.
 * Its value changes when the session is refreshed, and means nothing else.
 */
export const signedInCookieName = 'doorstep_signed_in';

/** A browser that was not here for so long is signed out; each refresh begins it anew (D47). */
const maxAge = 30 * 24 * 3600;

export const sessionCookieOptions = (isHttps: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/', maxAge }) as const;

/** @supabase/ssr keeps a session's cookies for 400 days, whatever it is told. */
export const notForLonger = <Options extends { maxAge?: number }>(options: Options): Options => ({
  ...options,
  maxAge: Math.min(options.maxAge ?? maxAge, maxAge),
});

export const signedInCookieOptions = (isHttps: boolean) =>
  ({ ...sessionCookieOptions(isHttps), httpOnly: false }) as const;

export const isSessionCookie = (name: string, isHttps: boolean): boolean => {
  const whole = hostCookie(sessionCookieName, isHttps);
  return name === whole || name.startsWith(`${whole}.`);
};

/** Whether a `Cookie` header holds a session, or the hint of one. */
export const carriesSession = (header: string, isHttps: boolean): boolean =>
  header
    .split(';')
    .map((each) => each.split('=', 1)[0]?.trim() ?? '')
    .some((name) => isSessionCookie(name, isHttps) || name === hostCookie(signedInCookieName, isHttps));

type Changed = readonly { name: string; value: string }[];

/** Whether a set of changed cookies leaves a session behind; null when the session is not among them. */
export function sessionAfter(changed: Changed, isHttps: boolean): boolean | null {
  const session = changed.filter(({ name }) => isSessionCookie(name, isHttps));
  return session.length === 0 ? null : session.some(({ value }) => value !== '');
}
