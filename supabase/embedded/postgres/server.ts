import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, chooseAccount } from './account.ts';
import { getCommandLine, isAlive, listProcessesIn, waitForExit } from './process.ts';

type PostgresServer = {
  url: string;
  isNew: boolean;
  /** Resolves with one sentence when the server ends unexpectedly. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  port: number;
  /** The password of the role `postgres` in a new database. */
  password: string;
  /** For tests: faster commits that a crash may lose. */
  isThrowaway?: boolean;
  /** PostgreSQL's shared_buffers in MB; 256 by default. */
  sharedMegabytes?: number;
  log: (line: string) => void;
};

/** Locales that define letters for text search ('café' is one word); the first that the system has is used. */
const CTYPE_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Starts PostgreSQL on 127.0.0.1. If `dataDir` has no database, creates it; otherwise first stops a server that a
 * crashed run left behind.
 */
export async function startPostgres(options: Options): Promise<PostgresServer> {
  const account = chooseAccount(options.dataDir);
  const { databaseDir } = account;
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'));
  if (isNew) initialize(account, options);
  else await stopOrphanedPostgres(databaseDir, options.log);

  const logFile = path.join(options.dataDir, 'postgres.log');
  const pid = await launch(account, options, logFile);
  const { ended, stopWatching } = watchProcess(pid, logFile);
  return {
    url: `postgres://postgres:${options.password}@127.0.0.1:${options.port}/postgres`,
    isNew,
    ended,
    stop: () => {
      stopWatching();
      return stop(account, pid);
    },
  };
}

/** The process id in the folder's lock file, if that server still runs. */
export function getRunningPostgresPid(databaseDir: string): number | undefined {
  const pid = Number(readLockFile(databaseDir)[0]);
  return pid > 0 && isAlive(pid) && /postgres/i.test(getCommandLine(pid)) ? pid : undefined;
}

/** Stops a server whose launcher was killed (difference 11 of ../README.md). */
export async function stopOrphanedPostgres(databaseDir: string, log: (line: string) => void): Promise<void> {
  const pid = getRunningPostgresPid(databaseDir);
  if (pid !== undefined) {
    log(`Stopping the database that an interrupted run left behind (process ${pid}).`);
    await endProcess(pid);
  }
  await removeStaleLock(databaseDir);
}

/**
 * Removes the lock file of a dead server once no process works in the folder. PostgreSQL would mistake any process with
 * the lock file's id for a server: another program after a restart, or a zombie.
 */
async function removeStaleLock(databaseDir: string): Promise<void> {
  const pid = Number(readLockFile(databaseDir)[0]);
  if (!(pid > 0) || getRunningPostgresPid(databaseDir) !== undefined) return;
  for (const orphan of listProcessesIn(databaseDir)) await endProcess(orphan);
  rmSync(path.join(databaseDir, 'postmaster.pid'), { force: true });
}

function initialize({ command, binaries, databaseDir }: Account, { password }: Options): void {
  const passwordFile = path.join(tmpdir(), `doorstep-${randomUUID()}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  let errorOutput = '';
  for (const locale of CTYPE_LOCALES) {
    const { file, args, uid, gid } = command(binaries.initdb, [
      `--pgdata=${databaseDir}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      '--no-sync',
    ]);
    if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);
    const result = spawnSync(file, args, { uid, gid, encoding: 'utf8', env: getServerEnvironment() });
    errorOutput = result.status === 0 ? '' : result.stderr || String(result.error);
    if (!/invalid locale name/.test(errorOutput)) break;
  }
  rmSync(passwordFile, { force: true });
  if (errorOutput)
    throw new Error(`PostgreSQL could not create its data folder in ${databaseDir}: ${errorOutput}`);
}

async function launch(account: Account, options: Options, logFile: string): Promise<number> {
  const { databaseDir, binaries } = account;
  const flags = getServerSettings(options).flatMap((setting) => ['-c', setting]);
  const deadline = Date.now() + 30_000;
  // The children of a killed server keep its shared memory for a moment; a later attempt then succeeds.
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
      // A separate process group: only the launcher receives Ctrl-C, and stops the parts in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', output, output],
      env: getServerEnvironment(),
      windowsHide: true,
    });
    let hasEnded = false;
    child.on('exit', () => {
      hasEnded = true;
    });
    child.on('error', () => {
      hasEnded = true;
    });
    const isWindows = process.platform === 'win32';
    while (Date.now() < deadline && (isWindows || !hasEnded)) {
      const lines = readLockFile(databaseDir);
      if (lines[7]?.trim() === 'ready' && (isWindows || Number(lines[0]) === child.pid)) {
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

/** Polls the process, which is not a child process on Windows. */
function watchProcess(pid: number, logFile: string) {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve(`The database stopped by itself; see ${logFile}.`);
    }, 250);
    timer.unref();
  });
  return { ended, stopWatching: () => clearInterval(timer) };
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
  await endProcess(pid);
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one (with recovery at the next start). */
async function endProcess(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForExit(pid, timeoutMs)) return;
  }
}

/** Settings for a small machine; hosted Supabase has its own. */
function getServerSettings({ port, isThrowaway, sharedMegabytes = 256 }: Options): string[] {
  const fasterCommits = isThrowaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : [];
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
    ...fasterCommits,
  ];
}

function getServerEnvironment(): NodeJS.ProcessEnv {
  // Messages must not depend on the user's language, nor settings on the user's PG variables.
  const { PGDATA: _data, PGPORT: _port, ...rest } = process.env;
  return { ...rest, LC_ALL: 'C', TZ: 'UTC' };
}

function readLockFile(databaseDir: string): string[] {
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
