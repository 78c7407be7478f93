import postgres from 'postgres';
import { vi } from 'vitest';
import { migrate } from '../../supabase/embedded/database/migrate.ts';
import { startTestStack, type TestStack } from '../support/test-stack';

/**
 * A stack with a clock that the test sets: the database, its API, the mailbox and the product use it. It is frozen
 * between steps, so that due times can be checked to the millisecond.
 */
export type ClockedStack = TestStack & { sql: postgres.Sql; setTime(at: number): Promise<void> };

export async function startClockedStack(at: number): Promise<ClockedStack> {
  const stack = await startTestStack({ siteUrl: 'http://localhost:3000', skipMigrations: true });
  const sql = postgres(stack.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  // Timers and `performance.now()` keep real time, so that timeouts work.
  vi.useFakeTimers({ toFake: ['Date'] });
  const moveTo = async (to: number) => {
    vi.setSystemTime(to);
    await sql`update clock.hands set at = ${new Date(to)}`;
  };
  await sql.unsafe(fakeNow);
  await moveTo(at);
  // After replacing now(), because column defaults are bound to the function at creation.
  await migrate(sql, `${import.meta.dirname}/../../supabase/migrations`, () => {});
  return {
    ...stack,
    sql,
    setTime: moveTo,
    async stop() {
      vi.useRealTimers();
      await sql.end();
      await stack.stop();
    },
  };
}

/** Replaces `now()` in the database under test, including in triggers and defaults. */
const fakeNow = `
  create schema clock;
  create table clock.hands (at timestamptz not null);
  insert into clock.hands values (now());
  alter function pg_catalog.now() rename to real_now;
  create function pg_catalog.now() returns timestamptz language plpgsql stable parallel safe security definer
    set search_path = '' as 'begin return (select at from clock.hands); end'`;
