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
  const sentence = { ok: false, message: 'Authentication required' };
  expect(await changeEmail(null, form({ email: 'new@example.com' }))).toMatchObject(sentence);
  const passwords = { currentPassword: 'secret', password: 'another one', confirmPassword: 'another one' };
  expect(await changePassword(null, form(passwords))).toMatchObject(sentence);
  expect(await signOutEverywhere(null, form({}))).toMatchObject(sentence);
  expect(await deleteAccount(null, form({ currentPassword: 'whatever' }))).toMatchObject(sentence);
});

describe('changing the address', () => {
  const linkTo = async (address: string) =>
    mailbox
      .getLink(await mailbox.waitFor(address, { subject: 'new email' }), '/auth/confirm-change')
      .searchParams.get('token') ?? '';
  const confirm = (token: string) => confirmEmailChange(null, form({ token }));

  test.each(['the current', 'the new'])(
    'requires confirmation by both mailboxes, %s one first',
    async (first) => {
      const person = await signedInPerson();
      const newEmail = createAddress('moved');
      expect(await changeEmail(null, form({ email: newEmail }))).toEqual({ ok: true, data: { newEmail } });
      expect(await getAccount()).toMatchObject({ email: person.email, newEmail });
      const links = [await linkTo(person.email), await linkTo(newEmail)];
      if (first === 'the new') links.reverse();

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

  test('to an address that has an account is rejected', async () => {
    const taken = await signUp('employer');
    await signedInPerson();
    expect(await changeEmail(null, form({ email: taken.email }))).toMatchObject({
      message: 'This email is already registered. Please sign in or use a different email address.',
    });
  });

  test('to the same address shows a message', async () => {
    const { email } = await signedInPerson();
    expect(await changeEmail(null, form({ email: email.toUpperCase() }))).toMatchObject({
      message: 'That’s already your email address.',
    });
  });

  test('expires after an hour', async () => {
    const { email, user } = await signedInPerson();
    await changeEmail(null, form({ email: createAddress('late') }));
    await sql`update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = ${user.id}`;
    expect(await confirm(await linkTo(email))).toMatchObject({
      message: 'This link has expired or has already been used. Please request a new one.',
    });
  });

  test('with a made-up link changes nothing', async () => {
    expect(await confirm('f'.repeat(64))).toMatchObject({ ok: false });
  });
});

describe('changing the password', () => {
  const change = (fields: Record<string, string>) =>
    changePassword(null, form({ confirmPassword: fields.password ?? '', ...fields }));

  test('requires the current one', async () => {
    const person = await signedInPerson();
    expect(await change({ currentPassword: 'a guess', password: 'a better one' })).toMatchObject({
      fieldErrors: { currentPassword: 'That’s not your current password.' },
    });
    browser.reset();
    expect(await signInAs(person)).toBe(true);
  });

  test('keeps this session and ends the others', async () => {
    const person = await signedInPerson();
    expect(await change({ currentPassword: person.password, password: 'a better one' })).toMatchObject({
      ok: true,
    });
    expect((await getViewer())?.email).toBe(person.email);
    expect((await person.client.auth.getUser()).error).not.toBeNull();
    browser.reset();
    expect(await signInAs({ ...person, password: 'a better one' })).toBe(true);
  });

  test('shows why a new one is rejected', async () => {
    const { password } = await signedInPerson();
    expect(await change({ currentPassword: password, password })).toMatchObject({
      message: 'The new password must be different from the old one.',
    });
  });

  test('limits attempts to guess the password', async () => {
    const { email } = await signUp('employer');
    await signInAs({ email, password: 'correct horse battery' });
    for (let count = 1; count <= 10; count += 1)
      await change({ currentPassword: 'a guess', password: 'a better one' });
    expect(await change({ currentPassword: 'a guess', password: 'a better one' })).toMatchObject({
      message: expect.stringMatching(/^Too many attempts/),
    });
  });
});

test('signing out everywhere ends every session and redirects home', async () => {
  const { client } = await signedInPerson();
  expect(await getRedirect(signOutEverywhere(null, form({})))).toBe('/');
  expect(browser.cookies.size).toBe(0);
  expect((await client.auth.getUser()).error).not.toBeNull();
});

describe('deleting the account', () => {
  const erase = (person: Pick<Person, 'password'>, more: Record<string, string> = {}) =>
    deleteAccount(null, form({ currentPassword: person.password, ...more }));
  const exists = async (path: string) =>
    (await secretClient().storage.from('applications').download(path)).error === null;

  test('requires the password', async () => {
    const { user } = await signedInPerson();
    expect(await erase({ password: 'a guess' })).toMatchObject({
      fieldErrors: { currentPassword: 'That’s not your current password.' },
    });
    expect(await sql`select id from auth.users where id = ${user.id}`).toHaveLength(1);
  });

  test('leaves the application and its CV with the employer, without the account', async () => {
    const { applicant, employer, jobId, profileCv, sentCv } = await createApplicant();
    await signInAs(applicant);
    expect(await getRedirect(erase(applicant))).toBe('/account/deleted');
    expect(browser.cookies.size).toBe(0);
    expect(await signInAs(applicant)).toBe(false);
    expect(await sql`select id from public.job_seeker_profiles where user_id = ${applicant.user.id}`).toEqual(
      [],
    );
    const remaining = await sql`select applicant_id, cv_url from public.applications where job_id = ${jobId}`;
    expect([...remaining]).toEqual([{ applicant_id: null, cv_url: sentCv }]);
    expect(await exists(sentCv)).toBe(true);
    expect(await exists(profileCv)).toBe(false);
    const seen = await employer.client.from('applications').select('full_name').eq('job_id', jobId);
    expect(seen.data).toEqual([{ full_name: 'Ben Miller' }]);
  });

  test('withdraws the applications if requested', async () => {
    const { applicant, jobId, sentCv } = await createApplicant();
    await signInAs(applicant);
    await getRedirect(erase(applicant, { withApplications: 'on' }));
    expect(await sql`select id from public.applications where job_id = ${jobId}`).toEqual([]);
    expect(await exists(sentCv)).toBe(false);
  });

  test('of an employer deletes its jobs and their applications, and revalidates the pages', async () => {
    const { employer, jobId, sentCv } = await createApplicant();
    const [{ slug }] = await sql<[{ slug: string }]>`select slug from public.jobs where id = ${jobId}`;
    await signInAs(employer);
    await getRedirect(erase(employer));
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

  test('by raw REST requires the address and deletes only the caller’s account', async () => {
    const [me, other] = [await signUp('employer'), await signUp('employer')];
    const refused = await me.client.rpc('delete_own_account', { confirmation: other.email });
    expect(refused.error?.message).toBe('NOT_CONFIRMED');
    expect((await anonClient().rpc('delete_own_account', { confirmation: other.email })).error?.code).toBe(
      '42501',
    );
    expect((await me.client.rpc('delete_own_account', { confirmation: me.email })).error).toBeNull();
    const left = await sql`select id from auth.users where id in ${sql([me.user.id, other.user.id])}`;
    expect([...left]).toEqual([{ id: other.user.id }]);
  });
});
