import postgres from 'postgres';
import { vi } from 'vitest';
import { migrate } from '../../supabase/embedded/database/migrate.ts';
import { startTestStack, type TestStack } from '../support/test-stack';

/**
 * A stack on a clock that the test moves: the database, its API, the mailbox and the product all read it. It stands still while
 * something happens, so that what is due can be told to the millisecond.
 */
export type ClockedStack = TestStack & { sql: postgres.Sql; moveTo(at: number): Promise<void> };

export async function startClockedStack(at: number): Promise<ClockedStack> {
  const stack = await startTestStack({ siteUrl: 'http://localhost:3000', isEmpty: true });
  const sql = postgres(stack.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  // Timers and `performance.now()` go by real time: they end what hangs.
  vi.useFakeTimers({ toFake: ['Date'] });
  const moveTo = async (to: number) => {
    vi.setSystemTime(to);
    await sql`update clock.hands set at = ${new Date(to)}`;
  };
  await sql.unsafe(movedNow);
  await moveTo(at);
  // Afterwards, because the defaults of columns keep the function that they were made with.
  await migrate(sql, `${import.meta.dirname}/../../supabase/migrations`, () => {});
  return {
    ...stack,
    sql,
    moveTo,
    async stop() {
      vi.useRealTimers();
      await sql.end();
      await stack.stop();
    },
  };
}

/** `now()` of the database under test, also for what its triggers and defaults call so. */
const movedNow = `
  create schema clock;
  create table clock.hands (at timestamptz not null);
  insert into clock.hands values (now());
  alter function pg_catalog.now() rename to real_now;
  create function pg_catalog.now() returns timestamptz language plpgsql stable parallel safe security definer
    set search_path = '' as 'begin return (select at from clock.hands); end'`;
