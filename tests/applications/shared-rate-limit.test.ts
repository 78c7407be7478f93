import { expect, test, vi } from 'vitest';
import { enforceRateLimit, type LimitScope } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import { sql } from '../support/sql.ts';

// Scopes of this test only, because the shared limit would affect other tests.
const scopeKey = vi.hoisted(() => `flooded-${Math.random()}`);
vi.mock('@/lib/supabase/service', async (load) => {
  const { serviceClient } = await load<typeof import('@/lib/supabase/service')>();
  type Limit = { scope: string; key_hash: string; max_hits: number; window_seconds: number };
  const rpc = (name: 'consume_rate_limit', args: Limit) =>
    serviceClient().rpc(name, { ...args, scope: `${args.scope} ${scopeKey}` });
  return { serviceClient: () => ({ rpc }) };
});

const attempt = async (scope: LimitScope) => {
  try {
    await enforceRateLimit(scope, new Headers());
    return 'allowed';
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
};

const setHits = (scope: LimitScope, hits: number) =>
  sql`update public.rate_limits set hits = ${hits} where scope = ${`${scope} ${scopeKey}`}`;

// 260 requests take a while on a slow machine.
test('visitors without a client address share a limit of 250 password resets', {
  timeout: 60_000,
}, async () => {
  const results = await Promise.all(Array.from({ length: 260 }, () => attempt('recover')));
  expect(results.filter((result) => result === 'allowed')).toHaveLength(250);
  expect(await attempt('recover')).toBe(
    'A lot of people are doing this right now. Please wait a few minutes and try again. Nothing you entered is lost.',
  );
});

test('a visitor who is identified by email is not affected by the shared limit', async () => {
  await attempt('recover');
  await setHits('recover', 5000);
  await expect(
    enforceRateLimit('recover', new Headers(), { subject: 'ada@example.com', isOwner: true }),
  ).resolves.toBeUndefined();
});
