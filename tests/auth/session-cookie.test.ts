import { expect, test } from 'vitest';
import {
  isSessionCookie,
  isSignedInAfter,
  sessionCookieOptions,
  signedInCookieOptions,
} from '@/lib/supabase/session-cookie';

test('the session cookie is HttpOnly, SameSite, and Secure over https', () => {
  expect(sessionCookieOptions(true)).toEqual({
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    path: '/',
    maxAge: 30 * 24 * 3600,
  });
  expect(sessionCookieOptions(false).secure).toBe(false);
  expect(signedInCookieOptions(true)).toMatchObject({ httpOnly: false, sameSite: 'lax', secure: true });
});

test('a session in several cookies ends only when all of them are deleted', () => {
  expect(
    ['doorstep_session', 'doorstep_session.0', 'doorstep_session.1'].map((name) =>
      isSessionCookie(name, false),
    ),
  ).toEqual([true, true, true]);
  expect(
    ['doorstep_session-recovery', 'doorstep_signed_in'].map((name) => isSessionCookie(name, false)),
  ).toEqual([false, false]);
  const isSignedIn = (first: string, second: string) =>
    isSignedInAfter(
      [
        { name: 'doorstep_session.0', value: first },
        { name: 'doorstep_session.1', value: second },
      ],
      false,
    );
  expect([
    isSignedIn('a', ''),
    isSignedIn('', ''),
    isSignedInAfter([{ name: 'other', value: '' }], false),
  ]).toEqual([true, false, null]);
});
