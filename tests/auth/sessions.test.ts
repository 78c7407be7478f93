import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { getViewer } from '@/lib/auth/viewer';
import { viewerClient } from '@/lib/supabase/server';
import { company, talent } from '../policies/rows.ts';
import { secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { browser, form } from './request.ts';

vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ updateTag: () => {} }));
vi.mock('next/server', () => ({ after: () => {} }));

beforeEach(() => browser.reset());
afterEach(() => vi.unstubAllEnvs());

const signInAs = ({ email, password }: { email: string; password: string }) =>
  signIn(null, form({ email, password }));

describe('the cookie of an ended session', () => {
  test('has only the rights of a visitor', { timeout: 60_000 }, async () => {
    const person = await signUp('employer');
    await secretClient()
      .from('employer_profiles')
      .insert(company(person.user.id) as never)
      .throwOnError();
    await signInAs(person);
    const asOwner = await (await viewerClient()).from('employer_profiles').select('company_name');
    expect(asOwner.data).toHaveLength(1);
    await sql`delete from auth.sessions where user_id = ${person.user.id}`;

    const asVisitor = await (await viewerClient()).rpc('account_contents');
    expect(asVisitor.error?.code).toBe('42501');
    const open = await (await viewerClient()).rpc('is_job_open', { job_id: crypto.randomUUID() });
    expect(open.error).toBeNull();
    expect(await getViewer()).toBeNull();
  });

  test('has no rights after the account is deleted', async () => {
    const person = await signUp('employer');
    await signInAs(person);
    await sql`delete from auth.users where id = ${person.user.id}`;
    expect((await (await viewerClient()).rpc('account_contents')).error?.code).toBe('42501');
  });
});

test('a session expires after 30 idle days or after 180 days', async () => {
  const [idle, old, active] = [await signUp('employer'), await signUp('employer'), await signUp('employer')];
  await sql`update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null
    where user_id = ${idle.user.id}`;
  await sql`update auth.sessions set created_at = now() - interval '181 days', refreshed_at = now() at time zone 'utc'
    where user_id = ${old.user.id}`;
  await sql`update auth.sessions set created_at = now() - interval '179 days',
    refreshed_at = (now() - interval '29 days') at time zone 'utc' where user_id = ${active.user.id}`;
  await secretClient().rpc('delete_expired_sessions').throwOnError();
  const remaining = await sql`select user_id from auth.sessions
    where user_id in ${sql([idle.user.id, old.user.id, active.user.id])}`;
  expect([...remaining]).toEqual([{ user_id: active.user.id }]);
});

test('cookies are set and deleted with the __Host- prefix over HTTPS', async () => {
  vi.stubEnv('SITE_URL', 'https://jobs.example.com');
  vi.resetModules();
  const actions = await import('@/lib/auth/actions');
  const { clearSessionCookies } = await import('@/lib/supabase/server');
  const { email, password } = await signUp('employer');
  expect((await actions.signIn(null, form({ email, password }))).ok).toBe(true);
  expect([...browser.cookies.keys()].sort()).toEqual([
    '__Host-doorstep_known',
    '__Host-doorstep_session',
    '__Host-doorstep_signed_in',
  ]);
  for (const { options } of browser.cookies.values())
    expect(options).toMatchObject({ secure: true, path: '/' });
  await clearSessionCookies();
  expect([...browser.cookies.keys()]).toEqual(['__Host-doorstep_known']);
  for (const deleted of browser.deletions) expect(deleted).toMatchObject({ secure: true, path: '/' });
  vi.resetModules();
});

test('deleting an account removes its address and id from logs and lists', async () => {
  const [deletedAccount, seeker] = [await signUp('employer'), await signUp('job_seeker')];
  const insert = async (table: 'employer_profiles' | 'job_seeker_profiles', row: object) =>
    secretClient()
      .from(table)
      .insert(row as never)
      .throwOnError();
  const name = `Gone Ltd ${crypto.randomUUID()}`;
  await insert('employer_profiles', company(deletedAccount.user.id, { company_name: name }));
  await insert('job_seeker_profiles', talent(seeker.user.id));
  await seeker.client
    .from('hidden_companies')
    .insert({ user_id: seeker.user.id, company_name: name })
    .throwOnError();
  await deletedAccount.client
    .rpc('delete_own_account', { confirmation: deletedAccount.email })
    .throwOnError();
  await sql`select public.purge_deleted_accounts(now() + interval '2 minutes')`;
  const [remaining] = await sql`select
    (select count(*)::int from auth.audit_log_entries
      where payload::text like ${`%${deletedAccount.email}%`} or payload::text like ${`%${deletedAccount.user.id}%`}) as logs,
    (select count(*)::int from public.hidden_companies where employer_ids @> array[${deletedAccount.user.id}::uuid]) as lists,
    (select count(*)::int from public.hidden_companies where user_id = ${seeker.user.id}) as hidden`;
  expect(remaining).toEqual({ logs: 0, lists: 0, hidden: 1 });
});
