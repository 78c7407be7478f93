import { beforeEach, expect, test, vi } from 'vitest';
import { sendResetLink, signIn } from '@/lib/auth/actions';
import { newAddress, signUp } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';
import { triesAt } from './counted-tries.ts';
import { browser, form } from './request.ts';

const tasks = vi.hoisted(() => new Set<Promise<unknown>>());
vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ updateTag: () => {} }));
vi.mock('next/server', () => ({ after: (task: () => Promise<unknown>) => void tasks.add(task()) }));

beforeEach(() => browser.reset());

const signInAs = (email: string, password: string) => signIn(null, form({ email, password }));

/** Goes away and comes back as the same browser, signed out. */
function leave(): () => void {
  const known = browser.cookies.get('doorstep_known');
  browser.reset();
  return () => {
    browser.reset();
    if (known) browser.cookies.set('doorstep_known', known);
  };
}

/** Asks for a reset link, and waits until what follows the answer is done. */
async function ask(email: string, token?: string) {
  const answer = await sendResetLink(null, form({ email, ...(token !== undefined && { token }) }));
  await Promise.all(tasks);
  await sql`delete from public.rate_limits where scope = 'recover' and hits >= 4 and key_hash = ${triesAt(email)}`;
  await sql`update auth.users set recovery_sent_at = recovery_sent_at - interval '2 minutes' where email = ${email}`;
  return answer;
}

const resetMails = async (email: string) =>
  (await mailbox.list(email)).filter(({ subject }) => subject.includes('Choose a new password'));

test("a stranger's wrong passwords do not lock out the browser that signed in before", async () => {
  const { email, password } = await signUp('employer');
  expect((await signInAs(email, password)).ok).toBe(true);
  const comeBack = leave();
  for (let count = 0; count < 11; count += 1) await signInAs(email, 'wrong password');
  expect(await signInAs(email, password)).toMatchObject({ message: expect.stringMatching(/^Too many/) });
  comeBack();
  expect((await signInAs(email, password)).ok).toBe(true);
  // Another account's mark is none, and it holds no address.
  const mark = browser.cookies.get('doorstep_known')?.value ?? '';
  expect(mark).toMatch(/^[\w-]{24}$/);
});

test('an address gets three emails a day that strangers asked for, with the same answer each time', async () => {
  const { email, password } = await signUp('employer');
  await signInAs(email, password);
  const comeBack = leave();
  const answers = [await ask(email), await ask(email), await ask(email), await ask(email), await ask(email)];
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  expect(await ask(newAddress('nobody'))).toEqual(answers[0]);
  expect(await resetMails(email)).toHaveLength(3);

  // Nobody is shut out by that: not the browser that was in, and not who opens the newest of those emails, however late.
  comeBack();
  await ask(email);
  expect(await resetMails(email)).toHaveLength(4);
  browser.reset();
  const [newest] = await resetMails(email);
  if (!newest) throw new Error('There is no email.');
  const token = mailbox.linkIn(newest, '/reset-password').searchParams.get('token') ?? '';
  await sql`update auth.users set recovery_sent_at = now() - interval '9 hours' where email = ${email}`;
  await ask(email, token);
  expect(await resetMails(email)).toHaveLength(5);
  await ask(email, 'made-up');
  expect(await resetMails(email)).toHaveLength(5);
});
