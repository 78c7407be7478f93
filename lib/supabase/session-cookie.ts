/** D34: the session's one fixed cookie name on every installation; a long session is cut into `.0`, `.1` … */
export const sessionCookieName = 'doorstep_session';

/**
 * Says to scripts that there is a session, without holding any of it: the header asks for its viewer and
 * the middleware runs only for requests that carry it. Its value changes when the session is refreshed, and means nothing else.
 */
export const signedInCookieName = 'doorstep_signed_in';

export const sessionCookieOptions = (isHttps: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' }) as const;

export const signedInCookieOptions = (isHttps: boolean) =>
  ({ ...sessionCookieOptions(isHttps), httpOnly: false, maxAge: 400 * 24 * 3600 }) as const;

export const isSessionCookie = (name: string): boolean =>
  name === sessionCookieName || name.startsWith(`${sessionCookieName}.`);

type Changed = readonly { name: string; value: string }[];

/** Whether a set of changed cookies leaves a session behind; null when the session is not among them. */
export function sessionAfter(changed: Changed): boolean | null {
  const session = changed.filter(({ name }) => isSessionCookie(name));
  return session.length === 0 ? null : session.some(({ value }) => value !== '');
}
