import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseRole,
  confirmEmail,
  register,
  resendConfirmation,
  resetPassword,
  sendResetLink,
  signIn,
} from '@/lib/auth/actions';
import { getViewer } from '@/lib/auth/viewer';
import { isolatedPoint, locationAt } from '../alerts/alert-fixtures.ts';
import { anonClient, createAddress, secretClient, signUp } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';
import { getAttemptKey } from './attempt-key.ts';
import { browser, form, mockAuthResponse } from './request.ts';

vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
const client = vi.hoisted(() => ({ isBroken: false }));
vi.mock('@/lib/supabase/sessionless', async (load) => {
  const { sessionlessClient } = await load<typeof import('@/lib/supabase/sessionless')>();
  return {
    sessionlessClient: () => {
      if (client.isBroken) throw new Error('The client broke.');
      return sessionlessClient();
    },
  };
});
vi.mock('next/cache', () => ({ updateTag: () => {} }));
vi.mock('next/server', () => ({ after: (task: () => unknown) => void task() }));

const password = 'correct horse battery';
const unknownError = { code: 'unexpected_failure', message: 'Something about a database' };

beforeEach(() => browser.reset());
afterEach(() => {
  client.isBroken = false;
  vi.restoreAllMocks();
});

const signInAs = (email: string, secret = password, from?: string) =>
  signIn(null, form({ email, password: secret, ...(from && { from }) }));
const registerAs = (email: string, role = 'employer', from?: string) =>
  register(null, form({ role, email, password, confirmPassword: password, ...(from && { from }) }));

/** Simulates that this many seconds passed since the last sign-in attempt at this account. */
const advanceTime = (seconds: number, email: string) =>
  sql`update public.rate_limits set window_start = window_start - make_interval(secs => ${seconds})
    where scope = 'sign-in' and key_hash = ${getAttemptKey(email)}`;

/** Returns the token of the link to `path` in the newest email. */
async function getMailedToken(email: string, path: string): Promise<string> {
  const message = await mailbox.waitFor(email, {
    subject: path === '/reset-password' ? 'Choose a new password' : 'Confirm',
  });
  return mailbox.getLink(message, path).searchParams.get('token') ?? '';
}

describe('signIn', () => {
  test('stores the session in an HttpOnly cookie and sets a readable hint cookie', async () => {
    const { email } = await signUp('employer');
    expect(await signInAs(email)).toEqual({ ok: true, data: { goTo: '/employer/jobs' } });
    expect(browser.cookies.get('doorstep_session')?.options).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 30 * 24 * 3600,
    });
    expect(browser.cookies.get('doorstep_signed_in')).toMatchObject({
      value: '1',
      options: { httpOnly: false },
    });
    expect(await getViewer()).toMatchObject({ email, role: 'employer' });
  });

  test('redirects to the previous page but never to another site', async () => {
    const { email } = await signUp('employer');
    expect(await signInAs(email, password, '/post-job')).toMatchObject({ data: { goTo: '/post-job' } });
    expect(await signInAs(email, password, '//evil.example')).toMatchObject({ data: { goTo: '/' } });
  });

  test('redirects a person without a role to the role selection', async () => {
    const { email, client } = await signUp('employer');
    await client.auth.updateUser({ data: { role: 'astronaut' } });
    expect(await signInAs(email, password, '/post-job')).toMatchObject({
      data: { goTo: '/role-selection?from=%2Fpost-job' },
    });
  });

  test('deletes the cookies of an earlier session', async () => {
    const { email } = await signUp('employer');
    browser.cookies.set('doorstep_session', { value: 'stale', options: {} });
    browser.cookies.set('doorstep_session-code-verifier', { value: 'stale', options: {} });
    expect((await signInAs(email, 'wrong password')).ok).toBe(false);
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  test('returns the same message for a wrong password and an unknown address', async () => {
    const { email } = await signUp('employer');
    const wrongPassword = await signInAs(email, 'wrong password');
    expect(wrongPassword).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Invalid login credentials/),
    });
    const unknownAddress = await signInAs(createAddress('unknown'), 'wrong password');
    expect({ ...unknownAddress, values: null }).toEqual({ ...wrongPassword, values: null });
  });

  test('does not return the typed password', async () => {
    const result = await signInAs(createAddress('unknown'), 'wrong password');
    expect(JSON.stringify(result)).not.toContain('wrong password');
  });

  test('rejects an unconfirmed address with a message', async () => {
    const email = createAddress('waiting');
    await registerAs(email);
    expect(await signInAs(email)).toMatchObject({ message: expect.stringMatching(/^Email not confirmed/) });
  });

  test('returns “No session created” if the auth service returns no session', async () => {
    mockAuthResponse('token', 200, { user: { id: crypto.randomUUID(), email: 'ada@example.com' } });
    expect(await signInAs('ada@example.com')).toMatchObject({ ok: false, message: 'No session created' });
  });

  test('returns “Failed to sign in” for an unlisted error', async () => {
    mockAuthResponse('token', 400, unknownError);
    expect(await signInAs('ada@example.com')).toMatchObject({ ok: false, message: 'Failed to sign in' });
  });

  test.each([502, 503, 504])(
    'reports that the auth service is unavailable after its status %i',
    async (status) => {
      mockAuthResponse('token', status, {});
      expect(await signInAs('ada@example.com')).toMatchObject({
        message: 'The sign-in service isn’t responding right now. Please try again in a moment.',
      });
    },
  );
});

describe('after ten wrong passwords', () => {
  test('the account is locked, also across two time windows, but no other account', async () => {
    const { email } = await signUp('employer');
    const { email: other } = await signUp('job_seeker');
    for (let count = 1; count <= 5; count += 1)
      expect((await signInAs(email, 'wrong password')).ok, `attempt ${count}`).toBe(false);
    await advanceTime(40, email);
    for (let count = 6; count <= 10; count += 1)
      expect(await signInAs(email, 'wrong password'), `attempt ${count}`).toMatchObject({
        message: expect.stringMatching(/^Invalid login/),
      });
    expect(await signInAs(email)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Too many attempts/),
    });
    expect(await signInAs(email.toUpperCase())).toMatchObject({
      message: expect.stringMatching(/^Too many/),
    });
    expect((await signInAs(other)).ok).toBe(true);
  });

  test('the password can still be reset by email', async () => {
    const { email } = await signUp('employer');
    for (let count = 0; count <= 10; count += 1) await signInAs(email, 'wrong password');
    expect((await sendResetLink(null, form({ email }))).ok).toBe(true);
    const token = await getMailedToken(email, '/reset-password');
    const reset = form({ token, password: 'a better one', confirmPassword: 'a better one' });
    expect(await resetPassword(null, reset)).toMatchObject({ ok: true });
    expect((await signInAs(email, 'a better one')).ok).toBe(true);
  });

  test('the network address is locked for all accounts', async () => {
    vi.stubEnv('TRUSTED_IP_HEADER', 'x-real-ip');
    vi.resetModules();
    const { signIn: behindProxy } = await import('@/lib/auth/actions');
    browser.headers = new Headers({ 'x-real-ip': '203.0.113.77' });
    const tryAnotherAccount = () =>
      behindProxy(null, form({ email: createAddress('victim'), password: 'wrong password' }));
    for (let count = 1; count <= 10; count += 1)
      expect(await tryAnotherAccount()).toMatchObject({ message: expect.stringMatching(/^Invalid login/) });
    expect(await tryAnotherAccount()).toMatchObject({ message: expect.stringMatching(/^Too many attempts/) });
    browser.headers = new Headers({ 'x-real-ip': '198.51.100.77' });
    expect(await tryAnotherAccount()).toMatchObject({ message: expect.stringMatching(/^Invalid login/) });
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

describe('register', () => {
  test('stores the role, sends an email and redirects to the sign-in page', async () => {
    const email = createAddress('new');
    expect(await registerAs(email, 'job_seeker')).toEqual({
      ok: true,
      data: { goTo: '/login?notice=registered', isSignedIn: false },
    });
    await mailbox.waitFor(email, { subject: 'Confirm your email address' });
    const [row] =
      await sql`select raw_user_meta_data ->> 'role' as role from auth.users where email = ${email}`;
    expect(row).toEqual({ role: 'job_seeker' });
  });

  test('redirects to the profile if the auth service returns a session', async () => {
    const { email } = await signUp('employer');
    const { data } = await anonClient().auth.signInWithPassword({ email, password });
    mockAuthResponse('signup', 200, data.session);
    expect(await registerAs(createAddress('confirmed'))).toMatchObject({ data: { goTo: '/profile' } });
    expect(browser.cookies.has('doorstep_session')).toBe(true);
  });

  test('rejects the address of an account with the specified message', async () => {
    const { email } = await signUp('employer');
    expect(await registerAs(email)).toMatchObject({
      ok: false,
      message: 'This email is already registered. Please sign in or use a different email address.',
    });
  });

  test('sends the email again for an unconfirmed address', async () => {
    const email = createAddress('twice');
    await registerAs(email);
    await mailbox.waitFor(email);
    await sql`update auth.users set confirmation_sent_at = now() - interval '5 minutes' where email = ${email}`;
    expect(await registerAs(email)).toMatchObject({ ok: true });
    await mailbox.waitFor(email, { count: 2 });
  });

  test('returns the auth service’s reason why a password is weak', async () => {
    mockAuthResponse('signup', 422, {
      code: 'weak_password',
      message: 'Password is known to be weak',
      weak_password: { reasons: ['pwned'] },
    });
    expect(await registerAs(createAddress('weak'))).toMatchObject({
      message: expect.stringMatching(/too easy to guess.*data leak/),
    });
  });

  test.each([
    ['password1', /^This is one of the most common passwords/],
    ['zzzzzzzzzz', /^This is one of the most common passwords/],
    ['Doorstep2026!', /^Your email address, the name in it and “Doorstep” are easy to guess/],
  ])('rejects the password %s and returns the other fields', async (weakPassword, message) => {
    const email = createAddress('easy');
    const result = await register(
      null,
      form({ role: 'employer', email, password: weakPassword, confirmPassword: weakPassword }),
    );
    expect(result).toMatchObject({
      ok: false,
      fieldErrors: { password: expect.stringMatching(message) },
      values: { role: 'employer', email },
    });
    const localPart = email.split('@')[0] ?? '';
    expect(
      await register(
        null,
        form({ role: 'employer', email, password: localPart, confirmPassword: localPart }),
      ),
    ).toMatchObject({ fieldErrors: { password: expect.stringMatching(/^Your email address/) } });
  });

  test('returns “Failed to register” for an unlisted error', async () => {
    mockAuthResponse('signup', 400, unknownError);
    expect(await registerAs(createAddress('unlucky'))).toMatchObject({ message: 'Failed to register' });
  });
});

describe('the confirmation link', () => {
  const confirm = (token: string, secret?: string, type = 'email_confirmation') =>
    confirmEmail(null, form({ token, type, ...(secret !== undefined && { password: secret }) }));

  test('requires the password in another browser, confirms once and does not sign in', async () => {
    const email = createAddress('link');
    await registerAs(email);
    browser.reset();
    const token = await getMailedToken(email, '/auth/confirm');
    expect(await confirm(token)).toEqual({ ok: true, data: { isPasswordNeeded: true } });
    expect(await signInAs(email)).toMatchObject({ message: expect.stringMatching(/^Email not confirmed/) });
    expect(await confirm(token, password)).toMatchObject({
      ok: true,
      data: { goTo: '/login?notice=email-confirmed', isSignedIn: false },
    });
    expect(browser.cookies.has('doorstep_session')).toBe(false);
    const [sessions] = await sql`
      select count(*)::int as count from auth.sessions
      where user_id = (select id from auth.users where email = ${email})`;
    expect(sessions).toEqual({ count: 0 });
    expect(await confirm(token, password)).toMatchObject({
      ok: false,
      message: 'This link has expired or has already been used. Please request a new one.',
    });
    expect((await signInAs(email)).ok).toBe(true);
  });

  test('replaces the password of a stranger who registered the address first', async () => {
    const email = createAddress('victim');
    const alert = {
      kind: 'job',
      user_id: null,
      address: email,
      words: 'night nurse',
      location: locationAt(await isolatedPoint()),
      radius_km: 10,
    };
    await secretClient().from('alerts').insert(alert).throwOnError();
    const stranger = { email, password: 'the stranger knows', confirmPassword: 'the stranger knows' };
    await register(null, form({ role: 'employer', ...stranger }));
    await mailbox.waitFor(email);
    await sql`update auth.users set confirmation_sent_at = now() - interval '5 minutes' where email = ${email}`;

    browser.reset();
    expect((await registerAs(email, 'job_seeker')).ok).toBe(true);
    await mailbox.waitFor(email, { count: 2 });
    const token = await getMailedToken(email, '/auth/confirm');
    // The stranger registered first, so the stored password is the stranger's, even for a link in the owner's browser.
    expect(await confirm(token)).toEqual({ ok: true, data: { isPasswordNeeded: true } });
    const isGuestAlert = async () =>
      (
        await sql`select user_id is null as "isGuestAlert" from public.alerts where words = 'night nurse'
        and (address = ${email} or user_id = (select id from auth.users where email = ${email}))`
      )[0]?.isGuestAlert;
    expect(await isGuestAlert()).toBe(true);
    expect(await confirm(token, password)).toMatchObject({ ok: true });
    expect(await isGuestAlert()).toBe(false);

    browser.reset();
    expect(await signInAs(email, stranger.password)).toMatchObject({
      message: expect.stringMatching(/^Invalid login credentials/),
    });
    expect((await signInAs(email)).ok).toBe(true);
  });

  test('requires the password in the browser that registered if the account existed before', async () => {
    const email = createAddress('known-before');
    await registerAs(email);
    const [before] = await sql`select id from auth.users where email = ${email}`;
    browser.reset();
    // The hosted service returns the existing account for a second registration of an unconfirmed address.
    mockAuthResponse('signup', 200, {
      id: before?.id,
      email,
      created_at: new Date().toISOString(),
      identities: [{}],
      user_metadata: { registration: crypto.randomUUID() },
    });
    await registerAs(email);
    vi.restoreAllMocks();
    expect(await confirm(await getMailedToken(email, '/auth/confirm'))).toEqual({
      ok: true,
      data: { isPasswordNeeded: true },
    });
  });

  test('signs in the browser that registered and redirects to the previous page', async () => {
    const email = createAddress('same-browser');
    expect(await registerAs(email, 'job_seeker', '/job-seeker/saved-jobs')).toMatchObject({
      data: { goTo: '/login?from=%2Fjob-seeker%2Fsaved-jobs&notice=registered' },
    });
    expect(browser.cookies.get('doorstep_registration')?.options).toMatchObject({
      httpOnly: true,
      maxAge: 3600,
    });
    expect(await confirm(await getMailedToken(email, '/auth/confirm'))).toEqual({
      ok: true,
      data: { isPasswordNeeded: false, goTo: '/job-seeker/saved-jobs', isSignedIn: true },
    });
    expect((await getViewer())?.email).toBe(email);
    expect(browser.cookies.has('doorstep_registration')).toBe(false);
  });

  test('redirects to the profile without a previous page, and home instead of to another site', async () => {
    const email = createAddress('no-return');
    await registerAs(email, 'employer', '//evil.example');
    expect(await confirm(await getMailedToken(email, '/auth/confirm'))).toMatchObject({
      data: { goTo: '/' },
    });
    browser.reset();
    const other = createAddress('no-return');
    await registerAs(other);
    expect(await confirm(await getMailedToken(other, '/auth/confirm'))).toMatchObject({
      data: { goTo: '/profile', isSignedIn: true },
    });
  });

  test('does not sign in to another account and does not replace a session', async () => {
    const [mine, stranger] = [createAddress('mine'), createAddress('stranger')];
    await registerAs(stranger);
    browser.reset();
    await registerAs(mine, 'employer', '/post-job');
    expect(await confirm(await getMailedToken(stranger, '/auth/confirm'), password)).toMatchObject({
      data: { goTo: '/login?from=%2Fpost-job&notice=email-confirmed', isSignedIn: false },
    });
    expect(browser.cookies.has('doorstep_session')).toBe(false);

    const { email } = await signUp('employer');
    await signInAs(email);
    const third = createAddress('third');
    await registerAs(third);
    expect(await confirm(await getMailedToken(third, '/auth/confirm'))).toMatchObject({
      data: { isSignedIn: false },
    });
    expect((await getViewer())?.email).toBe(email);
  });

  test('is invalid with another type, even if its token is valid', async () => {
    const email = createAddress('type');
    await registerAs(email);
    const token = await getMailedToken(email, '/auth/confirm');
    for (const type of ['signup', 'email', 'recovery', ''])
      expect(await confirm(token, password, type)).toMatchObject({ message: 'Invalid confirmation link' });
    expect((await confirm(token)).ok).toBe(true);
  });

  test('expires after an hour and can be requested again by address', async () => {
    const email = createAddress('late');
    await registerAs(email);
    const token = await getMailedToken(email, '/auth/confirm');
    await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${email}`;
    expect(await confirm(token)).toMatchObject({ message: expect.stringMatching(/^This link has expired/) });
    expect((await resendConfirmation(null, form({ email }))).ok).toBe(true);
    await mailbox.waitFor(email, { count: 2 });
    expect((await confirm(await getMailedToken(email, '/auth/confirm'))).ok).toBe(true);
  });

  test('can be requested for any address with the same response', async () => {
    const { email } = await signUp('employer');
    const knownResult = await resendConfirmation(null, form({ email }));
    expect(await resendConfirmation(null, form({ email: createAddress('unknown') }))).toEqual(knownResult);
  });

  test('shows “Failed to confirm email” after an unlisted error', async () => {
    mockAuthResponse('verify', 400, unknownError);
    expect(await confirm('some-token')).toMatchObject({ message: 'Failed to confirm email' });
  });

  test('shows “An error occurred during email confirmation.” after an internal error', async () => {
    client.isBroken = true;
    expect(await confirm('some-token')).toMatchObject({
      message: 'An error occurred during email confirmation.',
    });
  });
});

describe('sendResetLink', () => {
  test('returns the same response for known and unknown addresses', async () => {
    const { email } = await signUp('employer');
    const knownResult = await sendResetLink(null, form({ email }));
    expect(knownResult).toMatchObject({ ok: true });
    expect(await sendResetLink(null, form({ email: createAddress('unknown') }))).toEqual(knownResult);
  });

  test('requires an address', async () => {
    expect(await sendResetLink(null, form({ email: '' }))).toMatchObject({
      message: 'Please enter your email address',
    });
  });

  test('returns “Failed to send reset email” when the auth service is unavailable', async () => {
    mockAuthResponse('health', 503, {});
    expect(await sendResetLink(null, form({ email: createAddress('away') }))).toMatchObject({
      message: 'Failed to send reset email',
    });
  });
});

describe('resetPassword', () => {
  const reset = (fields: Record<string, string>) =>
    resetPassword(null, form({ confirmPassword: fields.password ?? '', ...fields }));

  async function requestReset() {
    const person = await signUp('employer');
    await sendResetLink(null, form({ email: person.email }));
    return { ...person, token: await getMailedToken(person.email, '/reset-password') };
  }

  test('redeems the link once, ends every session and does not sign in', async () => {
    const { email, client, token } = await requestReset();
    expect(await reset({ token, password: 'a better one' })).toEqual({
      ok: true,
      data: { goTo: '/login?notice=password-reset' },
    });
    expect(browser.cookies.has('doorstep_session')).toBe(false);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect(await reset({ token, password: 'yet another' })).toMatchObject({
      message: expect.stringMatching(/^This link has expired or has already been used/),
    });
    expect((await signInAs(email)).ok).toBe(false);
    expect((await signInAs(email, 'a better one')).ok).toBe(true);
  });

  test('can be retried without a new email after the password was rejected', async () => {
    const { email, token } = await requestReset();
    expect(await reset({ token, password })).toMatchObject({
      message: 'The new password must be different from the old one.',
    });
    expect(await reset({ token, password: 'a better one' })).toMatchObject({ ok: true });
    expect((await signInAs(email, 'a better one')).ok).toBe(true);
  });

  test('does not change the password of another person who is signed in to this browser', async () => {
    const { email } = await signUp('job_seeker');
    await signInAs(email);
    const { token } = await requestReset();
    await resetPassword(null, form({ token, password: 'taken over', confirmPassword: 'taken over' }));
    browser.reset();
    await signInAs(email);
    expect((await reset({ token, password: 'taken over' })).ok).toBe(false);
    browser.reset();
    expect((await signInAs(email)).ok).toBe(true);
  });

  test('returns “Session error” without a link and a session', async () => {
    expect(await reset({ password: 'a better one' })).toMatchObject({
      message: 'Session error: Your session has ended. Please sign in again.',
    });
  });

  test('requires the current password without a link, because a browser may have been left open', async () => {
    const { email } = await signUp('employer');
    await signInAs(email);
    expect(await reset({ password: 'a better one' })).toMatchObject({
      fieldErrors: { currentPassword: 'Please enter your current password' },
    });
    expect(await reset({ password: 'a better one', currentPassword: 'a guess' })).toMatchObject({
      fieldErrors: { currentPassword: 'That’s not your current password.' },
    });
    // A made-up token isn't accepted instead of the current password.
    browser.cookies.set('doorstep_session-recovery', {
      value: createHash('sha256').update('made-up').digest('hex'),
      options: {},
    });
    expect((await reset({ password: 'a better one', token: 'made-up' })).ok).toBe(false);
    expect(await reset({ password: 'a better one', currentPassword: password })).toMatchObject({ ok: true });
    expect((await signInAs(email)).ok).toBe(false);
    expect((await signInAs(email, 'a better one')).ok).toBe(true);
  });

  test('returns “Failed to reset password” for an unlisted error', async () => {
    const { token } = await requestReset();
    mockAuthResponse('user', 400, unknownError);
    expect(await reset({ token, password: 'a better one' })).toMatchObject({
      message: 'Failed to reset password',
    });
  });

  test('confirms an unconfirmed address and replaces its password', async () => {
    const email = createAddress('victim');
    await registerAs(email);
    browser.reset();
    await sendResetLink(null, form({ email }));
    const token = await getMailedToken(email, '/reset-password');
    expect(await reset({ token, password: 'a better one' })).toMatchObject({ ok: true });
    expect((await signInAs(email)).ok).toBe(false);
    expect((await signInAs(email, 'a better one')).ok).toBe(true);
  });

  test('rejects a link after an hour', async () => {
    const { email, token } = await requestReset();
    await sql`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`;
    expect(await reset({ token, password: 'a better one' })).toMatchObject({
      message: expect.stringMatching(/^This link has expired/),
    });
  });
});

test('a password change over the API is emailed to the owner in a text without user input', async () => {
  const { email, client } = await signUp('employer');
  await client.auth.updateUser({ password: 'set over the API' });
  const mails = await sql`select kind, payload from public.outbox where recipient = ${email}`;
  expect([...mails]).toEqual([{ kind: 'password-changed', payload: {} }]);
});

describe('chooseRole', () => {
  test('stores the role and redirects to the profile or the previous page', async () => {
    const { email } = await signUp('employer');
    await signInAs(email);
    expect(await chooseRole(null, form({ role: 'job_seeker' }))).toMatchObject({
      data: { goTo: '/profile' },
    });
    expect((await getViewer())?.role).toBe('job_seeker');
    expect(await chooseRole(null, form({ role: 'employer', from: '/post-job' }))).toMatchObject({
      data: { goTo: '/post-job' },
    });
  });

  test('returns “No authenticated user found” without a session', async () => {
    expect(await chooseRole(null, form({ role: 'employer' }))).toMatchObject({
      message: 'No authenticated user found',
    });
  });
});

describe('getViewer', () => {
  test('returns null after the session ended elsewhere or the account was deleted', async () => {
    const { email, user } = await signUp('employer');
    await signInAs(email);
    await sql`delete from auth.sessions where user_id = ${user.id}`;
    expect(await getViewer()).toBeNull();
    await signInAs(email);
    await sql`delete from auth.users where id = ${user.id}`;
    expect(await getViewer()).toBeNull();
  });

  test('throws “Session error” when the auth service is unavailable', async () => {
    const { email } = await signUp('employer');
    await signInAs(email);
    mockAuthResponse('user', 503, {});
    await expect(getViewer()).rejects.toThrow(/^Session error: The sign-in service isn’t responding/);
  });
});
