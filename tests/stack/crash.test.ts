import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedPlace } from '../../supabase/embedded/postgres/account.ts';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { freePorts } from '../support/test-stack.ts';

const cli = path.join(import.meta.dirname, '..', '..', 'supabase', 'embedded', 'cli.ts');

let dataDir: string;
const launchers: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-crash-'));
});
afterEach(async () => {
  for (const launcher of launchers.splice(0)) await end(launcher, 'SIGTERM');
  await removeData(dataDir);
});

/** Starts `npm run stack` on the folder; answers what it printed once it is up, or when it gave up. */
async function start(): Promise<{ launcher: ChildProcess; output: string }> {
  const [api, database, mailbox, smtp] = await freePorts(4);
  const env = { ...process.env };
  const launcher = spawn(
    process.execPath,
    [
      ...[cli, 'stack', '--data', dataDir, '--api-port', `${api}`, '--database-port', `${database}`],
      ...['--mailbox-port', `${mailbox}`, '--smtp-port', `${smtp}`],
    ],
    { env },
  );
  launchers.push(launcher);
  let output = '';
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Stop      Ctrl-C')) resolve();
    };
    launcher.stdout?.on('data', read);
    launcher.stderr?.on('data', read);
    launcher.once('exit', () => resolve());
  });
  return { launcher, output };
}

async function end(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = once(launcher, 'exit');
  launcher.kill(signal);
  await ended;
}

async function query<T>(ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const [, url = ''] =
    /DATABASE_URL='([^']+)'/.exec(readFileSync(path.join(dataDir, 'env.sh'), 'utf8')) ?? [];
  const sql = postgres(url, { max: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

function databaseProcess(): number {
  const [folder = dataDir] = [sharedPlace(dataDir), dataDir].filter((place) =>
    existsSync(path.join(place, 'postgres')),
  );
  return Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

// There is no kill -9 on Windows.
describe.skipIf(process.platform === 'win32')(
  'a start',
  () => {
    it('keeps the data of the one before, and knows which migrations it has', async () => {
      const first = await start();
      expect(first.output).toContain('API');
      await query((sql) => sql`create table public.kept as select 42 as answer`);
      await end(first.launcher, 'SIGINT');
      expect(first.launcher.exitCode).toBe(0);

      await start();
      const [row] = await query(
        (sql) => sql`
      select answer, (select count(*)::int from supabase_migrations.schema_migrations where statements is not null) as migrations
      from public.kept`,
      );
      expect(row?.answer).toBe(42);
      expect(row?.migrations).toBeGreaterThan(0);
    });

    it('recovers after a kill -9 of the launcher', async () => {
      const { launcher } = await start();
      await query((sql) => sql`create table public.kept as select 42 as answer`);
      const left = databaseProcess();
      await end(launcher, 'SIGKILL');

      const { output } = await start();
      expect(output).toContain(
        `Stopping the database that an interrupted run left behind (process ${left}).`,
      );
      expect(await query((sql) => sql`select answer from public.kept`)).toEqual([{ answer: 42 }]);
    });

    it('recovers after a kill -9 of launcher and database', async () => {
      const { launcher } = await start();
      await query((sql) => sql`create table public.kept as select 42 as answer`);
      const left = databaseProcess();
      await end(launcher, 'SIGKILL');
      process.kill(left, 'SIGKILL');

      await start();
      expect(await query((sql) => sql`select answer from public.kept`)).toEqual([{ answer: 42 }]);
    });

    it('is refused on a folder that a running one uses', async () => {
      const first = await start();
      const { output, launcher } = await start();
      expect(output).toContain(`Doorstep already runs on ${dataDir} (process ${first.launcher.pid})`);
      expect(launcher.exitCode).toBe(1);
    });
  },
  60_000,
);
