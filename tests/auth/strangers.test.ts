import { beforeEach, expect, test, vi } from 'vitest';
import { sendResetLink, signIn } from '@/lib/auth/actions';
import { createAddress, signUp } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';
import { getAttemptKey } from './attempt-key.ts';
import { browser, form } from './request.ts';

const tasks = vi.hoisted(() => new Set<Promise<unknown>>());
vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ updateTag: () => {} }));
vi.mock('next/server', () => ({ after: (task: () => Promise<unknown>) => void tasks.add(task()) }));

beforeEach(() => browser.reset());

const signInAs = (email: string, password: string) => signIn(null, form({ email, password }));

/** Switches to a new browser; the returned function switches back, signed out. */
function switchBrowser(): () => void {
  const known = browser.cookies.get('doorstep_known');
  browser.reset();
  return () => {
    browser.reset();
    if (known) browser.cookies.set('doorstep_known', known);
  };
}

/** Requests a reset link and waits for the work after the response. */
async function requestResetLink(email: string, token?: string) {
  const result = await sendResetLink(null, form({ email, ...(token !== undefined && { token }) }));
  await Promise.all(tasks);
  await sql`delete from public.rate_limits where scope = 'recover' and hits >= 4 and key_hash = ${getAttemptKey(email)}`;
  await sql`update auth.users set recovery_sent_at = recovery_sent_at - interval '2 minutes' where email = ${email}`;
  return result;
}

const listResetMails = async (email: string) =>
  (await mailbox.list(email)).filter(({ subject }) => subject.includes('Choose a new password'));

test('a stranger’s wrong passwords do not lock out a browser that signed in before', async () => {
  const { email, password } = await signUp('employer');
  expect((await signInAs(email, password)).ok).toBe(true);
  const switchBack = switchBrowser();
  for (let count = 0; count < 11; count += 1) await signInAs(email, 'wrong password');
  expect(await signInAs(email, password)).toMatchObject({ message: expect.stringMatching(/^Too many/) });
  switchBack();
  expect((await signInAs(email, password)).ok).toBe(true);
  // The cookie contains only a hash of the account.
  expect(browser.cookies.get('doorstep_known')?.value).toMatch(/^[\w-]{24}$/);
});

test('strangers can trigger at most three emails a day to an address, with the same response each time', async () => {
  const { email, password } = await signUp('employer');
  await signInAs(email, password);
  const switchBack = switchBrowser();
  const results = [
    await requestResetLink(email),
    await requestResetLink(email),
    await requestResetLink(email),
    await requestResetLink(email),
    await requestResetLink(email),
  ];
  expect(new Set(results.map((result) => JSON.stringify(result)))).toHaveLength(1);
  expect(await requestResetLink(createAddress('unknown'))).toEqual(results[0]);
  expect(await listResetMails(email)).toHaveLength(3);

  // The limit affects neither a browser that signed in before nor a reader of an email, even if its link expired.
  switchBack();
  await requestResetLink(email);
  expect(await listResetMails(email)).toHaveLength(4);
  browser.reset();
  const [newest] = await listResetMails(email);
  if (!newest) throw new Error('There is no email.');
  const token = mailbox.getLink(newest, '/reset-password').searchParams.get('token') ?? '';
  await sql`update auth.users set recovery_sent_at = now() - interval '9 hours' where email = ${email}`;
  await requestResetLink(email, token);
  expect(await listResetMails(email)).toHaveLength(5);
  await requestResetLink(email, 'made-up');
  expect(await listResetMails(email)).toHaveLength(5);
});
