import { describe, expect, test } from 'vitest';
import { anonClient, createAddress, secretClient, signUp } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';

const password = 'correct horse battery';

async function register(email = createAddress('person')) {
  const client = anonClient();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { role: 'employer' } },
  });
  return { email, client, user: data.user, session: data.session, error };
}

describe('signing up', () => {
  test('stores the user metadata as a JSON object', async () => {
    const { email, user, error } = await register();
    expect(error).toBeNull();
    expect(user?.user_metadata).toMatchObject({ role: 'employer' });
    const [row] = await sql`
      select jsonb_typeof(raw_user_meta_data) as kind, raw_user_meta_data ->> 'role' as role
      from auth.users where email = ${email}`;
    expect(row).toEqual({ kind: 'object', role: 'employer' });
  });

  test('returns no session before the address is confirmed', async () => {
    const { session, client, email } = await register();
    expect(session).toBeNull();
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('email_not_confirmed');
    // Only the owner of the password learns that the account exists.
    const guess = await client.auth.signInWithPassword({ email, password: 'a guess' });
    expect(guess.error?.code).toBe('invalid_credentials');
  });

  test('rejects a password that bcrypt would truncate', async () => {
    const { error } = await anonClient().auth.signUp({
      email: createAddress('long'),
      password: 'ü'.repeat(37),
    });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  test('rejects a password of five characters as weak', async () => {
    const { error } = await anonClient().auth.signUp({ email: createAddress('short'), password: 'a2345' });
    expect(error).toMatchObject({ code: 'weak_password', status: 422 });
  });

  test('responds to an existing address as to a new one, but without identities', async () => {
    const { email, user: existing } = await signUp('job_seeker');
    const { user, session, error } = await register(email);
    expect(error).toBeNull();
    expect(session).toBeNull();
    expect(user?.email).toBe(email);
    expect(user?.identities).toEqual([]);
    expect(user?.id).not.toBe(existing.id);
    const rows = await sql`select id from auth.users where email = ${email}`;
    expect(rows).toHaveLength(1);
  });
});

describe('an account', () => {
  test('accepts a new password only in a recent session, and then ends its other sessions', async () => {
    const { client, email, user } = await signUp('employer');
    const other = anonClient();
    await other.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ password: 'a better one' })).error).toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
    await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${user.id}`;
    const { error } = await client.auth.updateUser({ password: 'yet another one' });
    expect(error?.code).toBe('reauthentication_needed');
  });

  test('cannot sign in or refresh its session while it is banned', async () => {
    const { client, email, user } = await signUp('employer');
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user.id}`;
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const { error } = await anonClient().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('user_banned');
    expect(await sql`select id from auth.sessions where user_id = ${user.id}`).toHaveLength(0);
    await sql`update auth.users set banned_until = now() - interval '1 second' where id = ${user.id}`;
    expect((await anonClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('can change the role in its metadata', async () => {
    const { client } = await signUp('employer');
    const { data } = await client.auth.updateUser({ data: { role: 'job_seeker' } });
    expect(data.user?.user_metadata.role).toBe('job_seeker');
  });

  test('can refresh its session', async () => {
    const { client, user } = await signUp('employer');
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
  });

  test('loses its session at sign-out', async () => {
    const { client } = await signUp('employer');
    const { data } = await client.auth.getSession();
    await client.auth.signOut();
    const { error } = await anonClient().auth.getUser(data.session?.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  test('loses its session when its row is deleted', async () => {
    const { client, user } = await signUp('employer');
    await sql`delete from auth.users where id = ${user.id}`;
    const { error } = await client.auth.getUser();
    expect(error).not.toBeNull();
  });
});

describe.skipIf(!process.env.MAILBOX_URL)('email links', () => {
  test('a confirmation link leads to the confirmation page, and its token works once (D4)', async () => {
    const { email, client } = await register();
    const link = mailbox.getLink(await mailbox.waitFor(email), '/auth/confirm');
    expect(link.origin).toBe(new URL(process.env.SITE_URL ?? '').origin);
    expect(link.searchParams.get('type')).toBe('email_confirmation');

    const token_hash = link.searchParams.get('token') ?? '';
    const { data, error } = await client.auth.verifyOtp({ type: 'email', token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(data.user?.user_metadata.role).toBe('employer');

    const again = await anonClient().auth.verifyOtp({ type: 'email', token_hash });
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  test('a reset link leads to the reset page, and its token allows a new password', async () => {
    const { email } = await signUp('employer');
    const client = anonClient();
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${process.env.SITE_URL}/reset-password` });
    const link = mailbox.getLink(await mailbox.waitFor(email, { subject: 'password' }), '/reset-password');
    const { error } = await client.auth.verifyOtp({
      type: 'recovery',
      token_hash: link.searchParams.get('token') ?? '',
    });
    expect(error).toBeNull();
    expect((await client.auth.updateUser({ password: 'another good one' })).error).toBeNull();
    const signedIn = await anonClient().auth.signInWithPassword({ email, password: 'another good one' });
    expect(signedIn.error).toBeNull();
  });

  test('a reset link is not sent to an address without an account', async () => {
    const email = createAddress('unknown');
    const { error } = await anonClient().auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    // A later mail to another address has arrived, so this one would have, too.
    const { email: other } = await register();
    await mailbox.waitFor(other);
    expect(await mailbox.list(email)).toEqual([]);
  });

  test('a token identifies its account, and a second email within a minute is rejected', async () => {
    const { email, user } = await register();
    const link = mailbox.getLink(await mailbox.waitFor(email), '/auth/confirm');
    const token = link.searchParams.get('token') ?? '';
    const { data } = await secretClient().rpc('get_account_by_link', { token });
    expect(data).toMatchObject({ id: user?.id, email, isConfirmed: false, isExpired: false });
    const again = await anonClient().auth.resend({ type: 'signup', email });
    expect(again.error?.code).toBe('over_email_send_rate_limit');
  });

  test('a confirmation is sent again to an unconfirmed address, with a valid token', async () => {
    const { email } = await register();
    await mailbox.waitFor(email);
    await sql`update auth.users set confirmation_sent_at = now() - interval '5 minutes' where email = ${email}`;
    const { error } = await anonClient().auth.resend({ type: 'signup', email });
    expect(error).toBeNull();
    const link = mailbox.getLink(await mailbox.waitFor(email, { count: 2 }), '/auth/confirm');
    const token_hash = link.searchParams.get('token') ?? '';
    const verified = await anonClient().auth.verifyOtp({ type: 'email', token_hash });
    expect(verified.error).toBeNull();
  });

  test('an invented token is rejected', async () => {
    const token_hash = 'f'.repeat(56);
    const { error } = await anonClient().auth.verifyOtp({ type: 'email', token_hash });
    expect(error).toMatchObject({ code: 'otp_expired' });
  });
});

describe('API keys', () => {
  test('an unknown key is rejected', async () => {
    const response = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1/jobs`, {
      headers: { apikey: 'sb_publishable_made-up' },
    });
    expect(response.status).toBe(401);
  });

  test('the secret key is rejected in a browser', async () => {
    const response = await fetch(`${process.env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1/jobs`, {
      headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '', 'user-agent': 'Mozilla/5.0 (X11)' },
    });
    expect(response.status).toBe(401);
  });

  test('the secret key can read rows that row-level security hides', async () => {
    const { error } = await secretClient().from('applications').select('id').limit(1);
    expect(error).toBeNull();
  });
});

test('concurrent refreshes of a session all return the same new session', async () => {
  const { client } = await signUp('job_seeker');
  const { data } = await client.auth.getSession();
  const refreshToken = data.session?.refresh_token ?? 'no session';
  const results = await Promise.all(
    Array.from({ length: 20 }, () => anonClient().auth.refreshSession({ refresh_token: refreshToken })),
  );
  expect(results.map(({ error }) => error)).toEqual(results.map(() => null));
  expect(new Set(results.map(({ data: { session } }) => session?.refresh_token)).size).toBe(1);
});
