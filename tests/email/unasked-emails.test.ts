import { describe, expect, test } from 'vitest';
import { forgetMailProofs } from '@/lib/email/retention';
import { newAddress, secretClient, signUp } from '../support/clients';
import { sql } from '../support/sql';

const take = async (recipient: string, leaving = 0) => {
  const { data, error } = await secretClient().rpc('take_unasked_email', { recipient, leaving });
  if (error) throw error;
  return data;
};

const taken = async (recipients: readonly string[]) => {
  const answers = await Promise.all(recipients.map((recipient) => take(recipient)));
  return answers.filter(Boolean).length;
};

const age = (address: string, interval: string) =>
  sql`update public.rate_limits set window_start = window_start - ${interval}::interval
    where scope = 'unasked email' and key_hash = public.sha256_hex(public.mailbox_of(${address}))`;

describe('emails for which nobody but a stranger asked', () => {
  test('are three in 24 hours, whoever else asks in the same moment', async () => {
    const victim = newAddress('victim');
    expect(await taken(Array.from({ length: 20 }, () => victim))).toBe(3);
    expect(await take(victim)).toBe(false);
    await age(victim, '23 hours');
    expect(await take(victim)).toBe(false);
    await age(victim, '2 hours');
    expect(await taken(Array.from({ length: 5 }, () => victim))).toBe(3);
  });

  test('count one mailbox however it is spelled', async () => {
    const name = `v${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const dotted = `${name.slice(0, 5)}.${name.slice(5)}`;
    expect(
      await taken([
        `${name}@gmail.com`,
        `${name}+a@gmail.com`,
        `${dotted}+b@googlemail.com`,
        `${name.toUpperCase()}@GMAIL.com`,
        `${dotted}@gmail.com.`,
      ]),
    ).toBe(3);
    // Elsewhere a dot is another mailbox, a tag is not.
    expect(await taken([...Array(4)].map((_, index) => `${name}+${index}@example.com`))).toBe(3);
    expect(await take(`${dotted}@example.com`)).toBe(true);
  });

  test('leave one for the account where that is asked for', async () => {
    const victim = newAddress('victim');
    expect([await take(victim, 1), await take(victim, 1), await take(victim, 1)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await take(victim), await take(victim)]).toEqual([true, false]);
  });

  test('are forgotten after a day and not before', async () => {
    const [old, fresh] = [newAddress('old'), newAddress('fresh')];
    await take(old);
    await take(fresh);
    await age(old, '25 hours');
    await secretClient().rpc('forget_old_limits');
    const known = async (address: string) =>
      (
        await sql`select from public.rate_limits where key_hash = public.sha256_hex(public.mailbox_of(${address}))`
      ).length;
    expect([await known(old), await known(fresh)]).toEqual([0, 1]);
  });
});

describe('who proved to own an address', () => {
  const isProven = async (address: string, prover: string) => {
    const { data } = await secretClient().rpc('is_proven_address', { address, prover });
    return data;
  };

  test('is one browser or account, not everybody who knows the address', async () => {
    const address = newAddress('ann');
    await secretClient().rpc('prove_address', { address: address.toUpperCase(), prover: 'browser:hers' });
    expect(await isProven(address, 'browser:hers')).toBe(true);
    expect(await isProven(address, 'browser:another')).toBe(false);
    expect(await isProven(newAddress('ben'), 'browser:hers')).toBe(false);
  });

  test('is an account with its own confirmed address, until that changes', async () => {
    const { user, email } = await signUp('job_seeker');
    expect(await isProven(email, `account:${user.id}`)).toBe(true);
    await sql`update auth.users set email_confirmed_at = null where id = ${user.id}`;
    expect(await isProven(email, `account:${user.id}`)).toBe(false);
  });

  test('is forgotten with the account, and after half a year', async () => {
    const { user } = await signUp('job_seeker');
    const [address, old] = [newAddress('other'), newAddress('old')];
    await secretClient().rpc('prove_address', { address, prover: `account:${user.id}` });
    await secretClient().rpc('prove_address', { address: old, prover: 'browser:old' });
    await sql`update public.proven_addresses set proven_at = now() - interval '181 days'
      where address_hash = public.sha256_hex(${old})`;
    await sql`delete from auth.users where id = ${user.id}`;
    await forgetMailProofs();
    const left = await sql`select from public.proven_addresses
      where address_hash in (public.sha256_hex(${address}), public.sha256_hex(${old}))`;
    expect(left).toHaveLength(0);
  });
});
