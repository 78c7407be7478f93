import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedPlace } from '../../supabase/embedded/postgres/account.ts';
import { processesIn, waitForEnd } from '../../supabase/embedded/postgres/process.ts';
import { runningPostgres, stopLeftover } from '../../supabase/embedded/postgres/server.ts';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { freePorts } from './test-stack.ts';

const cli = path.join(import.meta.dirname, '..', '..', 'supabase', 'embedded', 'cli.ts');

/** API, database, mailbox and mail server. */
export type Ports = [number, number, number, number];

/** The process that was started, and what it has printed by now. */
export type Launched = { launcher: ChildProcess; output(): string };

/**
 * `node supabase/embedded/cli.ts stack` in processes of its own on a folder that goes away, for tests that kill them. Whatever a test leaves
 * running, also the database that a killed launcher leaves, is ended by `clear`.
 */
export type LaunchedStack = {
  dataDir: string;
  /** Starts it; answers once it is up, or when it gave up. Free ports unless they are named; `command` is another way to it. */
  start(ports?: Ports, command?: string[]): Promise<Launched>;
  /** What the stack wrote for tools beside it. */
  env(): Record<string, string>;
  databaseProcess(): number;
  /** As a power cut would: the server and all that works for it at once, nothing tidied up. */
  killDatabase(): Promise<void>;
  clear(): Promise<void>;
};

export function launchedStack(): LaunchedStack {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-launched-'));
  const launchers: ChildProcess[] = [];
  // A test run that is cut short runs no hooks; a launcher that is told to end stops its database itself.
  const endAll = () => {
    for (const launcher of launchers) launcher.kill('SIGTERM');
  };
  process.once('exit', endAll);

  const databaseDir = () => {
    const [folder = dataDir] = [sharedPlace(dataDir), dataDir].filter((place) =>
      existsSync(path.join(place, 'postgres')),
    );
    return path.join(folder, 'postgres');
  };
  const databaseProcess = () =>
    Number(readFileSync(path.join(databaseDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);

  return {
    dataDir,
    databaseProcess,

    async start(ports, [program = process.execPath, ...before] = [process.execPath, cli, 'stack']) {
      const [api, database, mailbox, smtp] = ports ?? (await freePorts(4));
      const launcher = spawn(
        program,
        [
          ...before,
          ...['--data', dataDir, '--api-port', `${api}`, '--database-port', `${database}`],
          ...['--mailbox-port', `${mailbox}`, '--smtp-port', `${smtp}`],
        ],
        { env: { ...process.env } },
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
      const all = new Set([server, ...processesIn(databaseDir())]);
      for (const pid of all) killHard(pid);
      for (const pid of all) await waitForEnd(pid, 5000);
    },

    async clear() {
      process.off('exit', endAll);
      for (const launcher of launchers.splice(0)) await endLauncher(launcher, 'SIGTERM');
      for (const folder of [dataDir, sharedPlace(dataDir)])
        if (runningPostgres(path.join(folder, 'postgres')) !== undefined)
          await stopLeftover(path.join(folder, 'postgres'), () => {});
      await removeData(dataDir);
    },
  };
}

/** Ends a launcher, by force when it does not go within twenty seconds. */
export async function endLauncher(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = once(launcher, 'exit');
  launcher.kill(signal);
  const force = setTimeout(() => launcher.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(force);
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone with its server.
  }
}
