import { expect, test } from 'vitest';
import { networkHash } from '@/lib/rate-limits/rate-limits';
import { reportSchema } from '@/lib/trust/report-schema';

const given = { kind: 'job', id: crypto.randomUUID(), reason: 'scam', note: '', email: '' } as const;
const problemsOf = (form: object) =>
  Object.keys(reportSchema.safeParse({ ...given, ...form }).error?.flatten().fieldErrors ?? {});

test('a report takes a reason that there is for such a thing, and nothing more', () => {
  expect(reportSchema.parse(given)).toMatchObject({ note: null, email: null });
  expect(problemsOf({ reason: '' })).toEqual(['reason']);
  expect(problemsOf({ reason: 'harassment' })).toEqual(['reason']);
  expect(problemsOf({ kind: 'message', reason: 'harassment' })).toEqual([]);
  expect(problemsOf({ email: 'me@example.com, you@example.com' })).toEqual(['email']);
  expect(problemsOf({ note: 'x'.repeat(1001) })).toEqual(['note']);
});

test('a network is one by the first three numbers of an address, or the first three groups, and is kept as a hash', () => {
  process.env.TRUSTED_IP_HEADER = 'x-real-ip';
  const of = 0;
});
