import { expect, test, vi } from 'vitest';
import { banDomain, decideAccount, unbanDomain } from '@/lib/admin/account-actions';
import { listBannedDomains } from '@/lib/admin/people';
import { ban, UsageError, unban } from '../../supabase/admin/commands.ts';
import { sql } from '../support/sql.ts';
import { createEmployer } from '../trust/employers.ts';
import { createAdmin } from './test-admin.ts';

const admin = vi.hoisted(() => ({ userId: '', role: 'moderator' }));
vi.mock('@/lib/admin/access', () => ({
  requireAdminAccount: async () => admin,
  requireAdminInAction: async () => admin,
}));
vi.mock('@/lib/jobs/ended-jobs', () => ({
  removeBannedJobs: async () => {},
  revalidateModeratedJobs: async () => {},
}));
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));

test('a moderator can ban an account but not its domain', async () => {
  const { user } = await createEmployer();
  admin.userId = (await createAdmin()).user.id;
  const domain = `${crypto.randomUUID()}.example`;
  await sql`update auth.users set email = ${`ada@${domain}`} where id = ${user.id}`;
  const banAccount = async () => {
    const form = new FormData();
    const fields = { accountId: user.id, decision: 'ban', reason: 'They asked people for money.', days: '' };
    for (const [name, value] of Object.entries({ ...fields, also: 'domain' })) form.append(name, value);
    return (await decideAccount(null, form)).ok;
  };
  const listDomainBans = () => sql`select from public.bans where kind = 'domain' and value = ${domain}`;
  expect(await banAccount()).toBe(false);
  expect(await listDomainBans()).toHaveLength(0);
  admin.role = 'administrator';
  expect(await banAccount()).toBe(true);
  expect(await listDomainBans()).toHaveLength(1);
});

test('banning a domain bans all its accounts and reports how many', async () => {
  admin.userId = (await createAdmin()).user.id;
  admin.role = 'administrator';
  const domain = `${crypto.randomUUID()}.example`;
  await sql`insert into auth.users (id, email)
    select gen_random_uuid(), 'person-' || number || '@mail.' || ${domain} from generate_series(1, 501) as number`;
  const form = new FormData();
  form.append('domain', domain);
  form.append('reason', 'All of them are scams.');
  expect(await banDomain(null, form)).toMatchObject({
    data: { message: 'The domain and 501 accounts are banned.' },
  });
  const unbanned =
    await sql`select from auth.users where email like ${`%@mail.${domain}`} and banned_until is null`;
  expect(unbanned).toHaveLength(0);
}, 30_000);

test('an administrator lifts the ban on a domain, and the audit log contains the reason', async () => {
  admin.userId = (await createAdmin()).user.id;
  const domain = `${crypto.randomUUID()}.example`;
  const isBanned = async () => {
    const [row] = await sql`select public.is_banned(null, ${`bob@${domain}`}) as is_banned`;
    return row?.is_banned;
  };
  await sql`select public.ban_domain(${domain}, 'All of them are scams.')`;
  const form = new FormData();
  form.append('domain', domain);
  form.append('reason', 'It has a new owner.');
  const isListed = async () =>
    (await listBannedDomains()).some(
      (ban) => ban.domain === domain && ban.reason === 'All of them are scams.',
    );
  expect(await isListed()).toBe(true);
  expect(await isBanned()).toBe(true);

  expect(await unbanDomain(null, form)).toMatchObject({ ok: true });
  expect(await isBanned()).toBe(false);
  expect(await isListed()).toBe(false);
  expect(await unbanDomain(null, form)).toMatchObject({
    ok: false,
    message: 'This domain isn’t banned anymore.',
  });
  expect(
    await sql`select details ->> 'reason' as reason from public.audit_events
      where action = 'domain let in' and subject_id = ${domain}`,
  ).toEqual([{ reason: 'It has a new owner.' }]);
});

test('the shell command bans and unbans, and rejects invalid arguments', async () => {
  const domain = `${crypto.randomUUID()}.example`;
  const { user } = await createEmployer();
  await sql`update auth.users set email = ${`ada@${domain}`} where id = ${user.id}`;
  expect(await ban(sql, domain, 'Scams alone.')).toBe(`${domain} and 1 account are banned.`);
  expect(await unban(sql, domain, 'A new owner.')).toBe(`${domain} is not banned or suspended anymore.`);
  expect(await unban(sql, `ada@${domain}`, 'A new owner.')).toBe(
    `ada@${domain} is not banned or suspended anymore.`,
  );
  const [account] = await sql`select banned_until from auth.users where id = ${user.id}`;
  expect(account?.banned_until).toBeNull();
  await expect(unban(sql, domain, 'Again.')).rejects.toThrow(UsageError);
  await expect(ban(sql, 'gmail.com', 'All of it.')).rejects.toThrow('Too many other people');
});
