import { type Serializable, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Part } from '../embedded/launcher/keep-running.ts';
import { endTree } from '../embedded/postgres/process.ts';

type Child = {
  name: string;
  program: string;
  args?: string[];
  env: Record<string, string>;
  /** What it is told once it runs, where nobody else can read it; it then has to say that it is ready. */
  told?: Serializable;
  graceMs?: number;
  /** It ends in order by itself where this process is gone, instead of at once. */
  endsInOrder?: boolean;
};

const endWithLauncher = new URL('../embedded/launcher/end-with-launcher.ts', import.meta.url).href;

/** A program of ours in a process of its own, which ends with this one. Answers when it is ready; throws where it ends before. */
export async function startChild(what: Child): Promise<Part> {
  const { name, program, args = [], env, told, graceMs, endsInOrder = false } = what;
  const before = endsInOrder ? [] : ['--import', endWithLauncher];
  const child = spawn(process.execPath, [...before, program, ...args], {
    // Its own group: Ctrl-C reaches the launcher alone, which then stops things in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: env as NodeJS.ProcessEnv,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started.`);
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `code ${code}`}).`));
  });
  if (told !== undefined) {
    child.send(told);
    const ready = once(child, 'message').then(([said]) => String(said));
    const said = await Promise.race([ready, exited]);
    if (said !== 'ready') {
      await endTree(pid);
      throw new Error(said);
    }
  }
  return { pid, ended: exited, stop: () => endTree(pid, graceMs) };
}

/** Runs a program of ours to its end or that of the signal, at the least priority; answers whether it went well. */
export async function runBesides(
  program: string,
  args: string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', endWithLauncher, program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: env as NodeJS.ProcessEnv,
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = await once(child, 'exit');
  return code === 0;
}
