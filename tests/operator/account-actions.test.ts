import { expect, test, vi } from 'vitest';
import { banDomain, decideAccount, liftDomain } from '@/lib/operator/account-actions';
import { bannedDomains } from '@/lib/operator/people';
import { ban, lift, UsageError } from '../../supabase/operator/work.ts';
import { sql } from '../support/sql.ts';
import { newEmployer } from '../trust/employers.ts';
import { newOperator } from './at-the-desk.ts';

const operator = vi.hoisted(() => ({ userId: '', role: 'moderator' }));
vi.mock('@/lib/operator/access', () => ({
  requireArrival: async () => operator,
  requireAtDesk: async () => operator,
}));
vi.mock('@/lib/jobs/ended-jobs', () => ({
  removeBannedJobs: async () => {},
  refreshDecidedJobs: async () => {},
}));
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));

test('a moderator bans an account, and no domain with it', async () => {
  const { user } = await newEmployer();
  operator.userId = (await newOperator()).user.id;
  const domain = `${crypto.randomUUID()}.example`;
  await sql`update auth.users set email = ${`ada@${domain}`} where id = ${user.id}`;
  const ban = async () => {
    const form = new FormData();
    const typed = { accountId: user.id, decision: 'ban', reason: 'They asked people for money.', days: '' };
    for (const [name, value] of Object.entries({ ...typed, also: 'domain' })) form.append(name, value);
    return (await decideAccount(null, form)).ok;
  };
  const bans = () => sql`select from public.bans where kind = 'domain' and value = ${domain}`;
  expect(await ban()).toBe(false);
  expect(await bans()).toHaveLength(0);
  operator.role = 'administrator';
  expect(await ban()).toBe(true);
  expect(await bans()).toHaveLength(1);
});

test('a banned domain takes all its accounts with it, however many, and says so', async () => {
  operator.userId = (await newOperator()).user.id;
  operator.role = 'administrator';
  const domain = `${crypto.randomUUID()}.example`;
  await sql`insert into auth.users (id, email)
    select gen_random_uuid(), 'person-' || number || '@mail.' || ${domain} from generate_series(1, 501) as number`;
  const form = new FormData();
  form.append('domain', domain);
  form.append('reason', 'All of them are scams.');
  expect(await banDomain(null, form)).toMatchObject({
    data: { message: 'The domain is shut out, and 501 accounts with it.' },
  });
  const left =
    await sql`select from auth.users where email like ${`%@mail.${domain}`} and banned_until is null`;
  expect(left).toHaveLength(0);
}, 30_000);

test('a domain is let in again by itself, once, and the audit keeps why', async () => {
  operator.userId = (await newOperator()).user.id;
  const domain = `${crypto.randomUUID()}.example`;
  const isShutOut = async () => {
    const [row] = await sql`select public.is_banned(null, ${`bob@${domain}`}) as is_banned`;
    return row?.is_banned;
  };
  await sql`select public.ban_domain(${domain}, 'All of them are scams.')`;
  const form = new FormData();
  form.append('domain', domain);
  form.append('reason', 'It has a new owner.');
  const isListed = async () =>
    (await bannedDomains()).some((ban) => ban.domain === domain && ban.reason === 'All of them are scams.');
  expect(await isListed()).toBe(true);
  expect(await isShutOut()).toBe(true);

  expect(await liftDomain(null, form)).toMatchObject({ ok: true });
  expect(await isShutOut()).toBe(false);
  expect(await isListed()).toBe(false);
  expect(await liftDomain(null, form)).toMatchObject({
    ok: false,
    message: 'This domain isn’t shut out anymore.',
  });
  expect(
    await sql`select details ->> 'reason' as reason from public.audit_events
      where action = 'domain let in' and subject_id = ${domain}`,
  ).toEqual([{ reason: 'It has a new owner.' }]);
});

test('the shell shuts out and lets in again, and says in a sentence what it cannot do', async () => {
  const domain = `${crypto.randomUUID()}.example`;
  const { user } = await newEmployer();
  await sql`update auth.users set email = ${`ada@${domain}`} where id = ${user.id}`;
  expect(await ban(sql, domain, 'Scams alone.')).toBe(`${domain} is shut out, and 1 account with it.`);
  expect(await lift(sql, domain, 'A new owner.')).toBe(`${domain} is let in again.`);
  expect(await lift(sql, `ada@${domain}`, 'A new owner.')).toBe(`ada@${domain} is let in again.`);
  const [account] = await sql`select banned_until from auth.users where id = ${user.id}`;
  expect(account?.banned_until).toBeNull();
  await expect(lift(sql, domain, 'Again.')).rejects.toThrow(UsageError);
  await expect(ban(sql, 'gmail.com', 'All of it.')).rejects.toThrow('Too many others');
});
