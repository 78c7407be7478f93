import postgres from 'postgres';
import { vi } from 'vitest';
import { migrate } from '../../supabase/embedded/database/migrate.ts';
import { startTestStack, type TestStack } from '../support/test-stack';

/**
 * A stack with a clock that the test sets, for the database, its API, the mailbox and the product. The clock is frozen
 * between steps, so that due times can be checked to the millisecond.
 */
export type ClockedStack = TestStack & { sql: postgres.Sql; setTime(at: number): Promise<void> };

export async function startClockedStack(at: number): Promise<ClockedStack> {
  const stack = await startTestStack({ siteUrl: 'http://localhost:3000', skipMigrations: true });
  const sql = postgres(stack.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  // Timers and `performance.now()` keep real time, so that timeouts work.
  vi.useFakeTimers({ toFake: ['Date'] });
  const setTime = async (time: number) => {
    vi.setSystemTime(time);
    await sql`update clock.frozen set at = ${new Date(time)}`;
  };
  await sql.unsafe(fakeNow);
  await setTime(at);
  // Migrates after replacing now(), because column defaults are bound to the function when they are created.
  await migrate(sql, `${import.meta.dirname}/../../supabase/migrations`, () => {});
  return {
    ...stack,
    sql,
    setTime,
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
  create table clock.frozen (at timestamptz not null);
  insert into clock.frozen values (now());
  alter function pg_catalog.now() rename to real_now;
  create function pg_catalog.now() returns timestamptz language plpgsql stable parallel safe security definer
    set search_path = '' as 'begin return (select at from clock.frozen); end'`;
