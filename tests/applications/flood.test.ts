import { expect, test, vi } from 'vitest';
import { type LimitScope, takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import { sql } from '../support/sql.ts';

// Doors of this test's own: the shared count is everybody's, other tests' too.
const mine = vi.hoisted(() => `flooded-${Math.random()}`);
vi.mock('@/lib/supabase/admin', async (load) => {
  const { adminClient } = await load<typeof import('@/lib/supabase/admin')>();
  type Limit = { scope: string; key_hash: string; max_hits: number; window_seconds: number };
  const rpc = (name: 'take_limit', args: Limit) =>
    adminClient().rpc(name, { ...args, scope: `${args.scope} ${mine}` });
  return { adminClient: () => ({ rpc }) };
});

const hit = async (scope: LimitScope) => {
  try {
    await takeLimit(scope, new Headers());
    return 'in';
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.message;
    throw thrown;
  }
};

/** As if that many had asked. */
const flood = (scope: LimitScope, hits: number) =>
  sql`update public.rate_limits set hits = ${hits} where scope = ${`${scope} ${mine}`}`;

// A cold machine takes its time for 260 questions.
test('visitors who cannot be told apart share a limit of 250 resets', { timeout: 60_000 }, async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => hit('recover')));
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(250);
  expect(await hit('recover')).toBe(
    'A lot of people are doing this right now. Please wait a few minutes and try again. Nothing you entered is lost.',
  );
});

test('whoever is known at the door knocks on as before', async () => {
  await hit('recover');
  await flood('recover', 5000);
  await expect(
    takeLimit('recover', new Headers(), { subject: 'ada@example.com', isKnown: true }),
  ).resolves.toBeUndefined();
});
