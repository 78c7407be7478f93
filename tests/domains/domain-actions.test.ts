import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { askDomain, checkOwnDomain, removeDomain } from '@/lib/domains/actions';
import { findOwnDomain } from '@/lib/domains/own-domain';
import { browser, form } from '../auth/request.ts';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer } from '../trust/employers.ts';

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ refresh: () => {} }));
vi.mock('@/lib/jobs/ended-jobs', () => ({ refreshDecidedJobs: async () => 0 }));
const internet = vi.hoisted(() => ({ seen: { dns: 'no-record', file: 'no-file' }, looks: 0 }));
vi.mock('@/lib/domains/look', () => ({
  lookAtDomain: async () => {
    internet.looks++;
    return internet.seen;
  },
}));

beforeEach(() => {
  browser.reset();
  Object.assign(internet, { seen: { dns: 'no-record', file: 'no-file' }, looks: 0 });
});

const newDomain = () => `bakery-${crypto.randomUUID()}.com`;

async function signedInEmployer(): Promise<Person> {
  const person = await newEmployer({ company_name: `Bakery ${crypto.randomUUID()}` });
  expect((await signIn(null, form({ email: person.email, password: person.password }))).ok).toBe(true);
  return person;
}

const ask = (domain: string) => askDomain(null, form({ domain }));
const check = () => checkOwnDomain(null, form({}));

test('a visitor is refused, and nothing is looked at', async () => {
  for (const answer of [await ask('bakery.com'), await check(), await removeDomain(null, form({}))])
    expect(answer).toMatchObject({ ok: false, message: 'Authentication required' });
  expect(internet.looks).toBe(0);
});

test('a company asks for its domain as it types it, has it looked at, and removes it', async () => {
  await signedInEmployer();
  const domain = newDomain();
  expect(await findOwnDomain()).toBeNull();
  expect(await check()).toMatchObject({ ok: false, message: 'There’s no domain to check. Type it first.' });
  expect((await ask(`https://www.${domain.toUpperCase()}/about`)).ok).toBe(true);
  expect(await findOwnDomain()).toMatchObject({ domain, shown: domain, method: null, seen: null });
  expect(await check()).toMatchObject({ ok: true, data: { isProven: false } });
  expect(await findOwnDomain()).toMatchObject({ provenAt: null, seen: internet.seen });
  internet.seen = { dns: 'no-record', file: 'found' };
  expect(await check()).toMatchObject({ ok: true, data: { isProven: true } });
  expect(await findOwnDomain()).toMatchObject({ method: 'file', misses: 0 });
  expect((await removeDomain(null, form({}))).ok).toBe(true);
  expect(await findOwnDomain()).toBeNull();
});

test('an account with its address at the domain needs no more', async () => {
  const { user } = await signedInEmployer();
  const domain = newDomain();
  await sql`update auth.users set email = ${`ada@${domain}`}, email_confirmed_at = now() where id = ${user.id}`;
  expect((await ask(domain)).ok).toBe(true);
  expect(await findOwnDomain()).toMatchObject({ method: 'email' });
  expect(internet.looks).toBe(0);
});

describe('what can’t be is said at the field, and what was typed stays', () => {
  test.each([
    ['', 'Please type your web domain'],
    ['bakery', 'That’s no web domain. Type it like example.com'],
    ['http://127.0.0.1/', 'That’s no web domain. Type it like example.com'],
    [
      'corner.github.io',
      'Anyone can have an address or a page there, so it can’t show who you are. Use a domain of your own',
    ],
    [
      'walmart-jobs.com',
      'This looks like another company’s domain, so we can’t show it. If it’s yours all the same, write to us',
    ],
  ])('"%s"', async (typed, sentence) => {
    await signedInEmployer();
    expect(await ask(typed)).toMatchObject({
      ok: false,
      fieldErrors: { domain: sentence },
      values: { domain: typed },
    });
  });

  test('somebody else’s', async () => {
    const domain = newDomain();
    internet.seen = { dns: 'found', file: 'no-file' };
    await signedInEmployer();
    await ask(domain);
    await check();
    browser.reset();
    await signedInEmployer();
    await ask(domain);
    expect(await check()).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Another company here has verified this domain/),
      way: { href: '/help#contact' },
    });
  });
});

test('we look ten times in ten minutes for one account, however often it asks', async () => {
  await signedInEmployer();
  await ask(newDomain());
  const answers = [];
  for (let times = 0; times < 11; times++) answers.push((await check()).ok);
  expect(answers).toEqual([...Array(9).fill(true), false, false]);
  expect(internet.looks).toBe(9);
});
