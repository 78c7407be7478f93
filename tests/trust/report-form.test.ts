import { expect, test, vi } from 'vitest';
import { getNetworkFingerprint } from '@/lib/auth/bans';
import { reportSchema } from '@/lib/trust/report-schema';

vi.mock('@/lib/env', async (original) => {
  const real = await original<typeof import('@/lib/env')>();
  return { ...real, env: () => ({ ...real.env(), trustedIpHeader: 'x-real-ip' }) };
});

const report = { kind: 'job', id: crypto.randomUUID(), reason: 'scam', note: '', email: '' } as const;
const getInvalidFields = (form: object) =>
  (reportSchema.safeParse({ ...report, ...form }).error?.issues ?? []).map(({ path }) => path.join());

test('a report requires only a reason that fits its subject', () => {
  expect(reportSchema.parse(report)).toMatchObject({ note: null, email: null });
  expect(getInvalidFields({ reason: '' })).toEqual(['reason']);
  expect(getInvalidFields({ reason: 'harassment' })).toEqual(['reason']);
  expect(getInvalidFields({ kind: 'message', reason: 'harassment' })).toEqual([]);
  expect(getInvalidFields({ email: 'me@example.com, you@example.com' })).toEqual(['email']);
  expect(getInvalidFields({ note: 'x'.repeat(1001) })).toEqual(['note']);
});

test('all addresses of a network have the same fingerprint, which does not contain them', () => {
  const getFingerprint = (address: string) => getNetworkFingerprint(new Headers({ 'x-real-ip': address }));
  expect(getFingerprint('203.0.113.7')).toBe(getFingerprint('203.0.113.250'));
  expect(getFingerprint('203.0.113.7')).not.toBe(getFingerprint('203.0.114.7'));
  expect(getFingerprint('2001:db8:1:2::3')).toBe(getFingerprint('2001:db8:1:ffff::1'));
  expect(getFingerprint('203.0.113.7')).not.toContain('203.0.113');
  expect(getFingerprint('nonsense')).toBeNull();
});
