import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type LimitScope, takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import { sql } from '../support/sql.ts';

// Doors of this test's own: the shared count is everybody's, other tests' too.
const mine = vi.hoisted(() => `flooded-${Math.random()}`);
vi.mock('@/lib/supabase/admin', async (load) => {
  const { adminClient } = await load<typeof import('@/lib/supabase/admin')>();
  const rpc = (name: 'count_hits', args: { scope: string; key_hash: string; window_seconds: number }) =>
    adminClient().rpc(name, { ...args, scope: `${args.scope} ${mine}` });
  return { adminClient: () => ({ rpc }) };
});

const hit = async (scope: LimitScope, cookie?: string, subject?: string) => {
  const headers = new Headers(cookie === undefined ? {} : { cookie });
  try {
    await takeLimit(scope, headers, subject === undefined ? {} : { subject });
    return 'in';
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.challenge ?? thrown.message;
    throw thrown;
  }
};

/** What a browser does with a challenge; connections must not starve meanwhile. */
async function solve(challenge: string): Promise<string> {
  const bits = Number(challenge.split('-')[1]);
  for (let number = 0; ; number += 1) {
    if (number % 5000 === 0) await setImmediate();
    const digest = createHash('sha256').update(`${challenge}.${number}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return `doorstep_proof=${challenge}.${number}`;
  }
}

/** As if that many had asked. */
const flood = (scope: LimitScope, hits: number) =>
  sql`update public.rate_limits set hits = ${hits} where scope = ${`${scope} ${mine}`}`;

// A cold machine takes its time for 260 questions.
test('260 resets by one visitor cost the next one a bit of work and shut nobody out', {
  timeout: 60_000,
}, async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => hit('recover')));
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(250);
  expect(await hit('recover', await solve(await hit('recover')))).toBe('in');
});

test.each(['sign-in', 'register', 'apply', 'alert', 'upload'] as const)(
  'past the flood limit of %s work opens the door, once',
  async (door) => {
    await hit(door);
    await flood(door, 100_000);
    const challenge = await hit(door);
    expect(Number(challenge.split('-')[1])).toBe(20);
    await flood(door, 1100);
    const proof = await solve(await hit(door));
    expect(await hit(door, `a=1; ${proof}; b=2`)).toBe('in');
    expect(await hit(door, proof)).not.toBe('in');
    // Neither easier work nor none.
    const fresh = await hit(door);
    expect(await hit(door, `doorstep_proof=${fresh}.0`)).not.toBe('in');
    expect(await hit(door, `doorstep_proof=${fresh.replace(/-\d+-/, '-1-')}.0`)).not.toBe('in');
  },
);

test('whoever is known at the door knocks on as before', async () => {
  await hit('recover');
  await flood('recover', 5000);
  await expect(
    takeLimit('recover', new Headers(), { subject: 'ada@example.com', isKnown: true }),
  ).resolves.toBeUndefined();
});
