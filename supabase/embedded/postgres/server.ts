import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, chooseAccount } from './account.ts';
import { commandOf, isAlive, processesIn, waitForEnd } from './process.ts';

export type PostgresServer = {
  url: string;
  databaseDir: string;
  isNew: boolean;
  /** Resolves with one sentence when the server ends without having been told to. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  port: number;
  /** Of the account `postgres`, which a new database gets. */
  password: string;
  /** For tests only: a crash may lose data, and every commit is cheaper. */
  isThrowaway?: boolean;
  /** Memory in which parts of tables and indexes stay, in MB (256). */
  sharedMegabytes?: number;
  log: (line: string) => void;
};

/** What counts as a letter, for text search ('café' is one word): the first of these that the system knows. */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Starts PostgreSQL on 127.0.0.1 in `dataDir`, after making the database there, or stopping the one a crash left behind. */
export async function startPostgres(options: Options): Promise<PostgresServer> {
  const account = chooseAccount(options.dataDir);
  const { databaseDir } = account;
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'));
  if (isNew) initialise(account, options);
  else await stopLeftover(databaseDir, options.log);

  const logFile = path.join(options.dataDir, 'postgres.log');
  const pid = await launch(account, options, logFile);
  const { ended, forget } = watch(pid, logFile);
  return {
    url: `postgres://postgres:${options.password}@127.0.0.1:${options.port}/postgres`,
    databaseDir,
    isNew,
    ended,
    stop: () => {
      forget();
      return stop(account, pid);
    },
  };
}

/** The process that serves this folder according to its lock file, if it still runs. */
export function runningPostgres(databaseDir: string): number | undefined {
  const pid = Number(lockFile(databaseDir)[0]);
  return pid > 0 && isAlive(pid) && /postgres/i.test(commandOf(pid)) ? pid : undefined;
}

/** Stops a server that outlived its launcher (difference 11: a killed launcher leaves PostgreSQL running). */
export async function stopLeftover(databaseDir: string, log: (line: string) => void): Promise<void> {
  const pid = runningPostgres(databaseDir);
  if (pid !== undefined) {
    log(`Stopping the database that an interrupted run left behind (process ${pid}).`);
    await end(pid);
  }
  await removeStaleLock(databaseDir);
}

/**
 * PostgreSQL takes any living process of the lock file's id for a server, also another program after a restart and a
 * dead one that nobody has waited for. The lock may go once no process works in the folder any more.
 */
async function removeStaleLock(databaseDir: string): Promise<void> {
  const pid = Number(lockFile(databaseDir)[0]);
  if (!(pid > 0) || runningPostgres(databaseDir) !== undefined) return;
  for (const orphan of processesIn(databaseDir)) await end(orphan);
  rmSync(path.join(databaseDir, 'postmaster.pid'), { force: true });
}

function initialise({ command, binaries, databaseDir }: Account, { password }: Options): void {
  const passwordFile = path.join(tmpdir(), `doorstep-${randomUUID()}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  let complaint = '';
  for (const letters of LETTERS) {
    const { file, args, uid, gid } = command(binaries.initdb, [
      `--pgdata=${databaseDir}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${letters}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      '--no-sync',
    ]);
    if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);
    const result = spawnSync(file, args, { uid, gid, encoding: 'utf8', env: environment() });
    complaint = result.status === 0 ? '' : result.stderr || String(result.error);
    if (!/invalid locale name/.test(complaint)) break;
  }
  rmSync(passwordFile, { force: true });
  if (complaint)
    throw new Error(`PostgreSQL could not create its data folder in ${databaseDir}: ${complaint}`);
}

async function launch(account: Account, options: Options, logFile: string): Promise<number> {
  const { databaseDir, binaries } = account;
  const flags = settings(options).flatMap((setting) => ['-c', setting]);
  const deadline = Date.now() + 30_000;
  // The children of a killed server hold its shared memory for a moment longer: a second try then succeeds.
  for (let attempt = 1; ; attempt++) {
    const output = openSync(logFile, 'a');
    const { file, args, uid, gid } =
      process.platform === 'win32'
        ? account.command(binaries.pgCtl, [
            'start',
            '-w',
            '-D',
            databaseDir,
            '-l',
            logFile,
            '-o',
            flags.join(' '),
          ])
        : account.command(binaries.postgres, ['-D', databaseDir, ...flags]);
    const child = spawn(file, args, {
      uid,
      gid,
      // Its own group: Ctrl-C reaches the launcher alone, which then stops things in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', output, output],
      env: environment(),
      windowsHide: true,
    });
    let hasEnded = false;
    child.on('exit', () => {
      hasEnded = true;
    });
    child.on('error', () => {
      hasEnded = true;
    });
    const mayEnd = process.platform === 'win32';
    while (Date.now() < deadline && (mayEnd || !hasEnded)) {
      const lines = lockFile(databaseDir);
      if (lines[7]?.trim() === 'ready' && (mayEnd || Number(lines[0]) === child.pid)) {
        child.unref();
        return Number(lines[0]);
      }
      await pause(15);
    }
    if (attempt >= 5 || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start. Its last messages:\n${lastLines(logFile, 8)}`);
    await pause(300);
  }
}

/** Asks after the process, because on Windows it is no child of ours. */
function watch(pid: number, logFile: string) {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve(`The database stopped by itself; see ${logFile}.`);
    }, 250);
    timer.unref();
  });
  return { ended, forget: () => clearInterval(timer) };
}

async function stop(account: Account, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const { file, args } = account.command(account.binaries.pgCtl, [
      'stop',
      '-D',
      account.databaseDir,
      '-m',
      'fast',
    ]);
    spawnSync(file, args, { stdio: 'ignore' });
    return;
  }
  await end(pid);
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start). */
async function end(pid: number): Promise<void> {
  for (const [signal, forMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForEnd(pid, forMs)) return;
  }
}

/** Sized for a small machine; hosted Supabase has settings of its own. */
function settings({ port, isThrowaway, sharedMegabytes = 256 }: Options): string[] {
  const durable = isThrowaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : [];
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    `shared_buffers=${sharedMegabytes}MB`,
    `effective_cache_size=${Math.max(1024, 2 * sharedMegabytes)}MB`,
    'work_mem=16MB',
    'maintenance_work_mem=128MB',
    'random_page_cost=1.1',
    'max_wal_size=2GB',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    ...durable,
  ];
}

function environment(): NodeJS.ProcessEnv {
  // The server's messages must not depend on the user's language, nor its settings on the user's PG variables.
  const { PGDATA: _data, PGPORT: _port, ...rest } = process.env;
  return { ...rest, LC_ALL: 'C', TZ: 'UTC' };
}

function lockFile(databaseDir: string): string[] {
  try {
    return readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function lastLines(file: string, count: number): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '(nothing)';
  }
}
