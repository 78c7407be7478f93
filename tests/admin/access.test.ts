import { beforeEach, describe, expect, test, vi } from 'vitest';
import { requireAdmin } from '@/lib/admin/access';
import { signInAdmin } from '@/lib/admin/actions';
import { signIn } from '@/lib/auth/actions';
import { resetFactor } from '../../supabase/admin/commands.ts';
import { browser, form, getRedirect } from '../auth/request.ts';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createAdmin, listAuditActions, type TestAdmin } from './test-admin.ts';

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ updateTag: () => {} }));
vi.mock('next/server', () => ({ after: (task: () => unknown) => void task() }));

beforeEach(() => browser.reset());

const signInHere = async ({ email, password }: Person) => {
  expect(await signIn(null, form({ email, password }))).toMatchObject({ ok: true });
};

/** Returns 'in' if access is granted, otherwise the path of the redirect or '404'. */
async function getAccess(role?: 'moderator' | 'administrator'): Promise<string> {
  try {
    return await getRedirect(requireAdmin(role).then(() => Promise.reject(new Error('in'))));
  } catch (error) {
    if (error instanceof Error && error.message === 'in') return 'in';
    return String(Reflect.get(Object(error), 'digest')).replace('NEXT_HTTP_ERROR_FALLBACK;', '');
  }
}

const submitCode = (code: string, more: Record<string, string> = {}) =>
  signInAdmin(null, form({ code, ...more }));

/** Creates an admin who has entered a code in this browser. */
async function createVerifiedAdmin(role?: string): Promise<TestAdmin> {
  const admin = await createAdmin(role);
  await signInHere(admin);
  expect(await submitCode(admin.code())).toEqual({ ok: true, data: { goTo: '/admin' } });
  return admin;
}

describe('access to the admin pages', () => {
  test('is a 404 for visitors and other accounts, even with a second factor', async () => {
    expect(await getAccess()).toBe('404');
    const account = await createAdmin();
    await sql`delete from public.admins where user_id = ${account.user.id}`;
    await signInHere(account);
    expect(await getAccess()).toBe('404');
    for (const code of [account.code(), ''])
      await expect(submitCode(code)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test('redirects an admin with only a password to the code form', async () => {
    await signInHere(await createAdmin());
    expect(await getAccess()).toBe('/admin/enter');
  });

  test('redirects to the code form if the second factor was verified elsewhere', async () => {
    const admin = await createAdmin();
    await signInHere(admin);
    await sql`update auth.sessions set aal = 'aal2' where user_id = ${admin.user.id}`;
    expect(await getAccess()).toBe('/admin/enter');
  });

  test('is granted by a code and ends after an hour without a request', async () => {
    const admin = await createVerifiedAdmin();
    expect(await getAccess()).toBe('in');
    const { user } = admin;
    expect(await requireAdmin()).toEqual({ userId: user.id, role: 'moderator' });
    const idleFor = (minutes: number) => sql`
      update public.admin_sessions set seen_at = now() - make_interval(mins => ${minutes})
      where session_id in (select id from auth.sessions where user_id = ${user.id})`;
    await idleFor(59);
    expect(await getAccess()).toBe('in');
    // The request above starts another hour.
    await idleFor(61);
    expect(await getAccess()).toBe('/admin/enter');
    await submitCode(admin.code(1));
    expect(await getAccess()).toBe('in');
    expect(await listAuditActions(user.id)).toEqual(['signed in as admin', 'signed in as admin']);
  });

  test('is a 404 for moderators if an administrator is required', async () => {
    await createVerifiedAdmin('moderator');
    expect(await getAccess('moderator')).toBe('in');
    expect(await getAccess('administrator')).toBe('404');
    await createVerifiedAdmin('administrator');
    expect(await getAccess('administrator')).toBe('in');
    expect(await getAccess('moderator')).toBe('in');
  });

  test('ends at once when the role is removed, the session ends or the authenticator is reset', async () => {
    const formerAdmin = await createVerifiedAdmin();
    await sql`delete from public.admins where user_id = ${formerAdmin.user.id}`;
    expect(await getAccess()).toBe('404');
    const admin = await createVerifiedAdmin();
    await resetFactor(sql, admin.email);
    expect(await getAccess()).toBe('404');
    await signInHere(admin);
    expect(await getAccess()).toBe('/admin/enter');
    expect(await listAuditActions(admin.user.id)).toEqual(['signed in as admin', 'second factor reset']);
  });
});

describe('a code of the second factor', () => {
  test('grants no access if it is wrong, and the attempt is recorded', async () => {
    const admin = await createAdmin();
    await signInHere(admin);
    const wrong = admin.code() === '123456' ? '654321' : '123456';
    expect(await submitCode(wrong)).toMatchObject({ ok: false, fieldErrors: { code: expect.any(String) } });
    expect(await getAccess()).toBe('/admin/enter');
    expect(await listAuditActions(admin.user.id)).toEqual(['wrong admin code']);
  });

  test('verifies only one session, even after a newer code was used', async () => {
    const admin = await createAdmin();
    const [first, newer] = [admin.code(), admin.code(1)];
    await signInHere(admin);
    for (const code of [first, newer]) expect(await submitCode(code)).toMatchObject({ ok: true });

    browser.reset();
    await signInHere(admin);
    for (const code of [first, newer]) {
      const message = 'This code was used already. Please wait for the next one your app shows.';
      expect(await submitCode(code)).toMatchObject({ ok: false, fieldErrors: { code: message } });
      expect(await getAccess()).toBe('/admin/enter');
    }
    expect(await listAuditActions(admin.user.id)).toEqual([
      'signed in as admin',
      'signed in as admin',
      'used admin code',
      'used admin code',
    ]);
  });

  test('is rejected after ten attempts within an hour, even if it is correct', async () => {
    const admin = await createAdmin();
    await signInHere(admin);
    for (let tries = 0; tries < 10; tries++) await submitCode('000000');
    expect(await submitCode(admin.code())).toMatchObject({
      ok: false,
      message: expect.stringContaining('hour'),
    });
  });

  test('is rejected from a new authenticator if the account already has one', async () => {
    const [admin, otherAdmin] = [await createAdmin(), await createAdmin()];
    await signInHere(admin);
    expect(await submitCode(otherAdmin.code(), { factorId: otherAdmin.factorId })).toMatchObject({
      ok: false,
    });
    expect(await getAccess()).toBe('/admin/enter');
  });

  test('redirects only to an admin page', async () => {
    const admin = await createAdmin();
    await signInHere(admin);
    for (const [steps, from, goTo] of [
      [-1, '/admin/audit?person=1', '/admin/audit?person=1'],
      [0, 'https://example.com/admin/', '/admin'],
      [1, '/account', '/admin'],
    ] as const)
      expect(await submitCode(admin.code(steps), { from })).toEqual({ ok: true, data: { goTo } });
  });
});

test('an admin cannot read the admin tables or call admin functions over REST', async () => {
  const { client, user, factorId, code } = await createAdmin('administrator');
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
  const [session] = await sql<{ id: string }[]>`select id from auth.sessions where user_id = ${user.id}`;
  const session_id = session?.id ?? '';
  for (const response of [
    await client.rpc('get_admin', { session_id }),
    await client.rpc('sign_in_admin', { session_id, code: '123456' }),
    await client.rpc('list_audit_events', {}),
    await client.from('admin_sessions').insert({ session_id }),
    await client.from('admin_sessions').select(),
    await client.from('admins').select(),
    await client.from('audit_events').select(),
  ])
    expect(response.error?.code).toBe('42501');
});
