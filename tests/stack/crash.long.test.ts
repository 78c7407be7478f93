import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLaunchedStack, type LaunchedStack, stopLauncher } from '../support/launched-stack.ts';

let stack: LaunchedStack;
beforeEach(() => {
  stack = createLaunchedStack();
});
afterEach(() => stack.cleanUp());

async function query<T>(run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(stack.env().DATABASE_URL ?? '', { max: 1 });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}

// There is no kill -9 on Windows.
describe.skipIf(process.platform === 'win32')(
  'a start',
  () => {
    test('keeps the data, migrations and default privileges of the previous run', async () => {
      const first = await stack.start();
      expect(first.output()).toContain('API');
      await query((sql) => sql`create table public.sample as select 42 as number`);
      await stopLauncher(first.launcher, 'SIGINT');
      expect(first.launcher.exitCode).toBe(0);

      await stack.start();
      const [row] = await query(
        (sql) => sql`
      select number, (select count(*)::int from supabase_migrations.schema_migrations where statements is not null) as migrations
      from public.sample`,
      );
      expect(row?.number).toBe(42);
      const [created] = await query(async (sql) => {
        await sql`create function public.later() returns integer language sql as 'select 1'`;
        return sql`select has_function_privilege('anon', 'public.later()', 'execute') as "isPublic"`;
      });
      expect(created?.isPublic).toBe(false);
      expect(row?.migrations).toBeGreaterThan(0);
    });

    test('recovers after a kill -9 of the launcher', async () => {
      const { launcher } = await stack.start();
      await query((sql) => sql`create table public.sample as select 42 as number`);
      const orphan = stack.databaseProcess();
      await stopLauncher(launcher, 'SIGKILL');

      const { output } = await stack.start();
      expect(output()).toContain(
        `Stopping the database that an interrupted run left behind (process ${orphan}).`,
      );
      expect(await query((sql) => sql`select number from public.sample`)).toEqual([{ number: 42 }]);
    });

    test('recovers after a kill -9 of launcher and database', async () => {
      const { launcher } = await stack.start();
      await query((sql) => sql`create table public.sample as select 42 as number`);
      await stopLauncher(launcher, 'SIGKILL');
      await stack.killDatabase();

      await stack.start();
      expect(await query((sql) => sql`select number from public.sample`)).toEqual([{ number: 42 }]);
    });

    test('fails on a folder that a running stack uses', async () => {
      const first = await stack.start();
      const { output, launcher } = await stack.start();
      expect(output()).toContain(
        `Doorstep is already running on ${stack.dataDir} (process ${first.launcher.pid})`,
      );
      expect(launcher.exitCode).toBe(1);
    });
  },
  120_000,
);
