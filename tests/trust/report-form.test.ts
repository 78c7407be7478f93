import { expect, test, vi } from 'vitest';
import { networkTrace } from '@/lib/auth/shut-out';
import { reportSchema } from '@/lib/trust/report-schema';

vi.mock('@/lib/env', async (original) => {
  const real = await original<typeof import('@/lib/env')>();
  return { ...real, env: () => ({ ...real.env(), trustedIpHeader: 'x-real-ip' }) };
});

const given = { kind: 'job', id: crypto.randomUUID(), reason: 'scam', note: '', email: '' } as const;
const problemsOf = (form: object) =>
  (reportSchema.safeParse({ ...given, ...form }).error?.issues ?? []).map(({ path }) => path.join());

test('a report takes a reason that there is for such a thing, and nothing more', () => {
  expect(reportSchema.parse(given)).toMatchObject({ note: null, email: null });
  expect(problemsOf({ reason: '' })).toEqual(['reason']);
  expect(problemsOf({ reason: 'harassment' })).toEqual(['reason']);
  expect(problemsOf({ kind: 'message', reason: 'harassment' })).toEqual([]);
  expect(problemsOf({ email: 'me@example.com, you@example.com' })).toEqual(['email']);
  expect(problemsOf({ note: 'x'.repeat(1001) })).toEqual(['note']);
});

test('of a network all addresses are one, which names none of them', () => {
  const traceOf = (address: string) => networkTrace(new Headers({ 'x-real-ip': address }));
  expect(traceOf('203.0.113.7')).toBe(traceOf('203.0.113.250'));
  expect(traceOf('203.0.113.7')).not.toBe(traceOf('203.0.114.7'));
  expect(traceOf('2001:db8:1:2::3')).toBe(traceOf('2001:db8:1:ffff::1'));
  expect(traceOf('203.0.113.7')).not.toContain('203.0.113');
  expect(traceOf('nonsense')).toBeNull();
});
