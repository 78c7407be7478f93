import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteAccount,
  signOutEverywhere,
} from '@/lib/auth/account-actions';
import { signIn } from '@/lib/auth/actions';
import { getAccount, getViewer } from '@/lib/auth/viewer';
import { anonClient, createAddress, type Person, secretClient, signUp } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';
import { createApplicant } from './applicant.ts';
import { browser, form, getRedirect } from './request.ts';

const refreshedTags = vi.hoisted(() => new Set<string>());
vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
vi.mock('next/server', () => ({ after: (task: () => unknown) => void task() }));
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: (tag: string) => void refreshedTags.add(tag) }));

beforeEach(() => {
  browser.reset();
  refreshedTags.clear();
});

const signInAs = async ({ email, password }: { email: string; password: string }) =>
  (await signIn(null, form({ email, password }))).ok;

async function signedInPerson(): Promise<Person> {
  const person = await signUp('employer');
  expect(await signInAs(person)).toBe(true);
  return person;
}

test('every account action rejects a visitor', async () => {
  const rejection = { ok: false, message: 'Authentication required' };
  expect(await changeEmail(null, form({ email: 'new@example.com' }))).toMatchObject(rejection);
  const passwords = { currentPassword: 'secret', password: 'another one', confirmPassword: 'another one' };
  expect(await changePassword(null, form(passwords))).toMatchObject(rejection);
  expect(await signOutEverywhere(null, form({}))).toMatchObject(rejection);
  expect(await deleteAccount(null, form({ currentPassword: 'whatever' }))).toMatchObject(rejection);
});

describe('changeEmail', () => {
  const getLinkToken = async (address: string) =>
    mailbox
      .getLink(await mailbox.waitFor(address, { subject: 'new email' }), '/auth/confirm-change')
      .searchParams.get('token') ?? '';
  const confirm = (token: string) => confirmEmailChange(null, form({ token }));

  test.each(['current', 'new'])(
    'takes effect once both mailboxes have confirmed, starting with the %s one',
    async (first) => {
      const person = await signedInPerson();
      const newEmail = createAddress('moved');
      expect(await changeEmail(null, form({ email: newEmail }))).toEqual({ ok: true, data: { newEmail } });
      expect(await getAccount()).toMatchObject({ email: person.email, newEmail });
      const links = [await getLinkToken(person.email), await getLinkToken(newEmail)];
      if (first === 'new') links.reverse();

      expect(await confirm(links[0] ?? '')).toEqual({ ok: true, data: { email: null } });
      expect(await getAccount()).toMatchObject({ email: person.email });
      expect(await confirm(links[0] ?? '')).toMatchObject({ ok: false });
      expect(await confirm(links[1] ?? '')).toEqual({ ok: true, data: { email: newEmail } });
      expect(await getAccount()).toMatchObject({ email: newEmail, newEmail: null });

      browser.reset();
      expect(await signInAs(person)).toBe(false);
      expect(await signInAs({ ...person, email: newEmail })).toBe(true);
    },
  );

  test('rejects an address that already has an account', async () => {
    const taken = await signUp('employer');
    await signedInPerson();
    expect(await changeEmail(null, form({ email: taken.email }))).toMatchObject({
      message: 'This email is already registered. Please sign in or use a different email address.',
    });
  });

  test('rejects the current address', async () => {
    const { email } = await signedInPerson();
    expect(await changeEmail(null, form({ email: email.toUpperCase() }))).toMatchObject({
      message: 'That’s already your email address.',
    });
  });

  test('sends links that expire after an hour', async () => {
    const { email, user } = await signedInPerson();
    await changeEmail(null, form({ email: createAddress('late') }));
    await sql`update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = ${user.id}`;
    expect(await confirm(await getLinkToken(email))).toMatchObject({
      message: 'This link has expired or has already been used. Please request a new one.',
    });
  });

  test('rejects a made-up link', async () => {
    expect(await confirm('f'.repeat(64))).toMatchObject({ ok: false });
  });
});

describe('changePassword', () => {
  const change = (fields: Record<string, string>) =>
    changePassword(null, form({ confirmPassword: fields.password ?? '', ...fields }));

  test('requires the current password', async () => {
    const person = await signedInPerson();
    expect(await change({ currentPassword: 'a guess', password: 'a better one' })).toMatchObject({
      fieldErrors: { currentPassword: 'That’s not your current password.' },
    });
    browser.reset();
    expect(await signInAs(person)).toBe(true);
  });

  test('keeps this session and ends all others', async () => {
    const person = await signedInPerson();
    expect(await change({ currentPassword: person.password, password: 'a better one' })).toMatchObject({
      ok: true,
    });
    expect((await getViewer())?.email).toBe(person.email);
    expect((await person.client.auth.getUser()).error).not.toBeNull();
    browser.reset();
    expect(await signInAs({ ...person, password: 'a better one' })).toBe(true);
  });

  test('returns the reason why the new password is rejected', async () => {
    const { password } = await signedInPerson();
    expect(await change({ currentPassword: password, password })).toMatchObject({
      message: 'The new password must be different from the old one.',
    });
  });

  test('limits attempts to guess the current password', async () => {
    const { email } = await signUp('employer');
    await signInAs({ email, password: 'correct horse battery' });
    for (let count = 1; count <= 10; count += 1)
      await change({ currentPassword: 'a guess', password: 'a better one' });
    expect(await change({ currentPassword: 'a guess', password: 'a better one' })).toMatchObject({
      message: expect.stringMatching(/^Too many attempts/),
    });
  });
});

test('signOutEverywhere ends every session and redirects home', async () => {
  const { client } = await signedInPerson();
  expect(await getRedirect(signOutEverywhere(null, form({})))).toBe('/');
  expect(browser.cookies.size).toBe(0);
  expect((await client.auth.getUser()).error).not.toBeNull();
});

describe('deleteAccount', () => {
  const submit = (person: Pick<Person, 'password'>, more: Record<string, string> = {}) =>
    deleteAccount(null, form({ currentPassword: person.password, ...more }));
  const exists = async (path: string) =>
    (await secretClient().storage.from('applications').download(path)).error === null;

  test('requires the password', async () => {
    const { user } = await signedInPerson();
    expect(await submit({ password: 'a guess' })).toMatchObject({
      fieldErrors: { currentPassword: 'That’s not your current password.' },
    });
    expect(await sql`select id from auth.users where id = ${user.id}`).toHaveLength(1);
  });

  test('keeps the application and its CV for the employer, without the applicant’s id', async () => {
    const { applicant, employer, jobId, profileCv, sentCv } = await createApplicant();
    await signInAs(applicant);
    expect(await getRedirect(submit(applicant))).toBe('/account/deleted');
    expect(browser.cookies.size).toBe(0);
    expect(await signInAs(applicant)).toBe(false);
    expect(await sql`select id from public.job_seeker_profiles where user_id = ${applicant.user.id}`).toEqual(
      [],
    );
    const remaining = await sql`select applicant_id, cv_url from public.applications where job_id = ${jobId}`;
    expect([...remaining]).toEqual([{ applicant_id: null, cv_url: sentCv }]);
    expect(await exists(sentCv)).toBe(true);
    expect(await exists(profileCv)).toBe(false);
    const visible = await employer.client.from('applications').select('full_name').eq('job_id', jobId);
    expect(visible.data).toEqual([{ full_name: 'Ben Miller' }]);
  });

  test('deletes the sent applications if requested', async () => {
    const { applicant, jobId, sentCv } = await createApplicant();
    await signInAs(applicant);
    await getRedirect(submit(applicant, { withApplications: 'on' }));
    expect(await sql`select id from public.applications where job_id = ${jobId}`).toEqual([]);
    expect(await exists(sentCv)).toBe(false);
  });

  test('deletes an employer’s jobs with their applications and revalidates the pages', async () => {
    const { employer, jobId, sentCv } = await createApplicant();
    const [{ slug }] = await sql<[{ slug: string }]>`select slug from public.jobs where id = ${jobId}`;
    await signInAs(employer);
    await getRedirect(submit(employer));
    expect(await sql`select id from public.jobs where id = ${jobId}`).toEqual([]);
    expect(await sql`select id from public.applications where job_id = ${jobId}`).toEqual([]);
    expect(await exists(sentCv)).toBe(false);
    expect([...refreshedTags]).toEqual(
      expect.arrayContaining([
        `job:${jobId}`,
        `job-slug:${slug}`,
        'place-jobs:texas/austin',
        'jobs:newest',
        'listing:texas/austin//',
      ]),
    );
  });

  test('can be called over REST only with the caller’s own address', async () => {
    const [me, other] = [await signUp('employer'), await signUp('employer')];
    const rejected = await me.client.rpc('delete_own_account', { confirmation: other.email });
    expect(rejected.error?.message).toBe('NOT_CONFIRMED');
    expect((await anonClient().rpc('delete_own_account', { confirmation: other.email })).error?.code).toBe(
      '42501',
    );
    expect((await me.client.rpc('delete_own_account', { confirmation: me.email })).error).toBeNull();
    const remaining = await sql`select id from auth.users where id in ${sql([me.user.id, other.user.id])}`;
    expect([...remaining]).toEqual([{ id: other.user.id }]);
  });
});
