import { describe, expect, test } from 'vitest';
import { generateTotp } from '../../supabase/embedded/api/totp.ts';
import { anonClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

const password = 'correct horse battery';

async function enrollFactor() {
  const person = await signUp('employer');
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Doorstep' });
  if (error) throw error;
  const code = (skew = 0) => generateTotp(data.totp.secret, Date.now() / 1000 + skew);
  return { ...person, factorId: data.id, totp: data.totp, code };
}

test('codes match the examples of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1111111109, 1234567890, 20000000000].map((at) => generateTotp(secret, at))).toEqual([
    '287082',
    '081804',
    '005924',
    '353130',
  ]);
});

test('a new factor has a QR code, a URI and a secret to type', async () => {
  const { totp, email } = await enrollFactor();
  expect(totp.qr_code).toContain('<svg');
  expect(totp.uri).toContain(`otpauth://totp/Doorstep%3A${encodeURIComponent(email)}?`);
  expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('after a correct code, the session is on level 2, even when refreshed, and sessions on level 1 end', async () => {
  const { client, email, factorId, code } = await enrollFactor();
  const other = anonClient();
  await other.auth.signInWithPassword({ email, password });
  const level = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
  expect(error).toBeNull();
  expect(await level()).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await level())?.currentLevel).toBe('aal2');
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect((await other.auth.getUser()).error).not.toBeNull();
  // A new session starts at level 1.
  await other.auth.signInWithPassword({ email, password });
  expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
});

describe('the second factor', () => {
  test('rejects a wrong code, an old code, an expired challenge and a used challenge', async () => {
    const { client, factorId, code } = await enrollFactor();
    const attempt = async (attemptedCode: string) =>
      (await client.auth.mfa.challengeAndVerify({ factorId, code: attemptedCode })).error?.code;
    expect(await attempt('000000' === code() ? '000001' : '000000')).toBe('mfa_verification_failed');
    expect(await attempt(code(-120))).toBe('mfa_verification_failed');
    const { data } = await client.auth.mfa.challenge({ factorId });
    const challengeId = data?.id ?? '';
    await sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${challengeId}`;
    const late = await client.auth.mfa.verify({ factorId, challengeId, code: code() });
    expect(late.error?.code).toBe('mfa_challenge_expired');
    await sql`update auth.mfa_challenges set created_at = now() where id = ${challengeId}`;
    expect((await client.auth.mfa.verify({ factorId, challengeId, code: code() })).error).toBeNull();
    expect((await client.auth.mfa.verify({ factorId, challengeId, code: code() })).error?.status).toBe(404);
  });

  test('rejects the sixteenth attempt within an hour, even with the correct code', async () => {
    const { client, factorId, code } = await enrollFactor();
    await sql`update auth.mfa_factors set tries = 15, tried_since = now() where id = ${factorId}`;
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
    expect(error?.status).toBe(429);
  });

  test("rejects another person's factor", async () => {
    const { factorId, code } = await enrollFactor();
    const { client } = await signUp('employer');
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
    expect(error?.code).toBe('mfa_factor_not_found');
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });

  test('cannot be added or removed in a session on level 1', async () => {
    const { client, email, factorId, code } = await enrollFactor();
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
    const thief = anonClient();
    await thief.auth.signInWithPassword({ email, password });
    expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
    expect((await thief.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });
});
