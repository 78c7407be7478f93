import { describe, expect, test } from 'vitest';
import { deleteOldVerifiedAddresses } from '@/lib/email/retention';
import { secretClient } from '../policies/people';
import { createAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';

const claimEmail = async (recipient: string, reserved = 0): Promise<boolean> => {
  const { data } = await secretClient()
    .rpc('claim_unsolicited_email', { recipient, reserved })
    .throwOnError();
  return data;
};

const claimEmails = async (recipients: readonly string[]) => {
  const results = await Promise.all(recipients.map((recipient) => claimEmail(recipient)));
  return results.filter(Boolean).length;
};

const backdateEmails = (address: string, interval: string) =>
  sql`update public.rate_limits set window_start = window_start - ${interval}::interval
    where scope = 'unsolicited email' and key_hash = public.sha256_hex(public.normalize_mailbox(${address}))`;

describe('unsolicited emails', () => {
  test('are limited to three in 24 hours, even for concurrent requests', async () => {
    const victim = createAddress('victim');
    expect(await claimEmails(Array.from({ length: 20 }, () => victim))).toBe(3);
    expect(await claimEmail(victim)).toBe(false);
    await backdateEmails(victim, '23 hours');
    expect(await claimEmail(victim)).toBe(false);
    await backdateEmails(victim, '2 hours');
    expect(await claimEmails(Array.from({ length: 5 }, () => victim))).toBe(3);
  });

  test('are counted per mailbox, in all spellings of its address', async () => {
    const name = `v${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const dotted = `${name.slice(0, 5)}.${name.slice(5)}`;
    expect(
      await claimEmails([
        `${name}@gmail.com`,
        `${name}+a@gmail.com`,
        `${dotted}+b@googlemail.com`,
        `${name.toUpperCase()}@GMAIL.com`,
        `${dotted}@gmail.com.`,
      ]),
    ).toBe(3);
    // On other domains a dot makes another mailbox; a tag never does.
    expect(await claimEmails([...Array(4)].map((_, index) => `${name}+${index}@example.com`))).toBe(3);
    expect(await claimEmail(`${dotted}@example.com`)).toBe(true);
  });

  test('leave one email for access to an account if the caller reserves it', async () => {
    const victim = createAddress('victim');
    expect([await claimEmail(victim, 1), await claimEmail(victim, 1), await claimEmail(victim, 1)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await claimEmail(victim), await claimEmail(victim)]).toEqual([true, false]);
  });

  test('are counted for a day; older counts are deleted', async () => {
    const [old, fresh] = [createAddress('old'), createAddress('fresh')];
    await claimEmail(old);
    await claimEmail(fresh);
    await backdateEmails(old, '25 hours');
    await secretClient().rpc('delete_old_rate_limits');
    const countRows = async (address: string) =>
      (
        await sql`select from public.rate_limits where key_hash = public.sha256_hex(public.normalize_mailbox(${address}))`
      ).length;
    expect([await countRows(old), await countRows(fresh)]).toEqual([0, 1]);
  });
});

describe('a verified address', () => {
  const isVerified = async (address: string, verified_by: string) => {
    const { data } = await secretClient().rpc('is_verified_address', { address, verified_by });
    return data;
  };

  test('is verified only for the browser or account that opened the mailed link', async () => {
    const address = createAddress('ann');
    await secretClient().rpc('record_verified_address', {
      address: address.toUpperCase(),
      verified_by: 'browser:first',
    });
    expect(await isVerified(address, 'browser:first')).toBe(true);
    expect(await isVerified(address, 'browser:second')).toBe(false);
    expect(await isVerified(createAddress('ben'), 'browser:first')).toBe(false);
  });

  test('can be the confirmed address of an account', async () => {
    const { user, email } = await signUp('job_seeker');
    expect(await isVerified(email, `account:${user.id}`)).toBe(true);
    await sql`update auth.users set email_confirmed_at = null where id = ${user.id}`;
    expect(await isVerified(email, `account:${user.id}`)).toBe(false);
  });

  test('is deleted with its account and after 180 days', async () => {
    const { user } = await signUp('job_seeker');
    const [address, old] = [createAddress('other'), createAddress('old')];
    await secretClient().rpc('record_verified_address', { address, verified_by: `account:${user.id}` });
    await secretClient().rpc('record_verified_address', { address: old, verified_by: 'browser:old' });
    await sql`update public.verified_addresses set email_verified_at = now() - interval '181 days'
      where address_hash = public.sha256_hex(${old})`;
    await sql`delete from auth.users where id = ${user.id}`;
    await deleteOldVerifiedAddresses();
    const remaining = await sql`select from public.verified_addresses
      where address_hash in (public.sha256_hex(${address}), public.sha256_hex(${old}))`;
    expect(remaining).toHaveLength(0);
  });
});
