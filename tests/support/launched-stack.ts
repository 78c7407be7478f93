import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSharedDir } from '../../supabase/embedded/postgres/account.ts';
import { listProcessesIn, waitForExit } from '../../supabase/embedded/postgres/process.ts';
import { getRunningPostgresPid, stopOrphanedPostgres } from '../../supabase/embedded/postgres/server.ts';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { findFreePorts } from './test-stack.ts';

const cli = path.join(import.meta.dirname, '..', '..', 'supabase', 'embedded', 'cli.ts');

/** API, database, mailbox and mail server. */
export type Ports = [number, number, number, number];

type Launched = { launcher: ChildProcess; output(): string };

/**
 * `node supabase/embedded/cli.ts stack` in separate processes with a temporary folder, for tests that kill them.
 * `cleanUp` ends all of them, and the database of a killed launcher too.
 */
export type LaunchedStack = {
  dataDir: string;
  /**
   * Starts the stack; resolves when it is up or has failed. Uses free ports by default. `command` replaces
   * `node supabase/embedded/cli.ts stack`; the options follow it.
   */
  start(ports?: Ports, command?: string[]): Promise<Launched>;
  /** The settings that the stack wrote for other tools. */
  env(): Record<string, string>;
  databaseProcess(): number;
  /** Kills the server and its workers at once, like a power cut. */
  killDatabase(): Promise<void>;
  cleanUp(): Promise<void>;
};

export function createLaunchedStack(): LaunchedStack {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-launched-'));
  const launchers: ChildProcess[] = [];
  // An interrupted test run runs no hooks; at SIGTERM a launcher stops its database itself.
  const endAll = () => {
    for (const launcher of launchers) launcher.kill('SIGTERM');
  };
  process.once('exit', endAll);

  const databaseDir = () => {
    const [folder = dataDir] = [getSharedDir(dataDir), dataDir].filter((candidate) =>
      existsSync(path.join(candidate, 'postgres')),
    );
    return path.join(folder, 'postgres');
  };
  const databaseProcess = () =>
    Number(readFileSync(path.join(databaseDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);

  return {
    dataDir,
    databaseProcess,

    async start(ports, [program = process.execPath, ...args] = [process.execPath, cli, 'stack']) {
      const [api, database, mailbox, smtp] = ports ?? (await findFreePorts(4));
      const launcher = spawn(
        program,
        [
          ...args,
          ...['--data', dataDir, '--api-port', `${api}`, '--database-port', `${database}`],
          ...['--mailbox-port', `${mailbox}`, '--smtp-port', `${smtp}`],
        ],
        { env: { ...process.env } },
      );
      launchers.push(launcher);
      let output = '';
      await new Promise<void>((resolve) => {
        const handleOutput = (chunk: Buffer) => {
          output += chunk;
          if (output.includes('Stop      Ctrl-C')) resolve();
        };
        launcher.stdout?.on('data', handleOutput);
        launcher.stderr?.on('data', handleOutput);
        launcher.once('exit', () => resolve());
      });
      return { launcher, output: () => output };
    },

    env() {
      const file = readFileSync(path.join(dataDir, 'env.sh'), 'utf8');
      return Object.fromEntries(
        [...file.matchAll(/^export (\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value]),
      );
    },

    async killDatabase() {
      const server = databaseProcess();
      const all = new Set([server, ...listProcessesIn(databaseDir())]);
      for (const pid of all) forceKill(pid);
      for (const pid of all) await waitForExit(pid, 5000);
    },

    async cleanUp() {
      process.off('exit', endAll);
      for (const launcher of launchers.splice(0)) await stopLauncher(launcher, 'SIGTERM');
      for (const folder of [dataDir, getSharedDir(dataDir)])
        if (getRunningPostgresPid(path.join(folder, 'postgres')) !== undefined)
          await stopOrphanedPostgres(path.join(folder, 'postgres'), () => {});
      await removeData(dataDir);
    },
  };
}

/** Ends a launcher, by force after twenty seconds. */
export async function stopLauncher(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = once(launcher, 'exit');
  launcher.kill(signal);
  const force = setTimeout(() => launcher.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(force);
}

function forceKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended with its server.
  }
}
