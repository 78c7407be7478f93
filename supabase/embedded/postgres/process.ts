import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process of that id runs; somebody else's counts, a dead one that nobody has waited for does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || !/^State:\s+Z/m.test(read(`/proc/${pid}/status`));
}

/** The command line of a running process, or '' when there is none: ids are used again after a restart. */
export function commandOf(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  if (process.platform === 'win32')
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' }).stdout;
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.trim();
}

/** The processes whose working directory is the folder. Linux alone tells; elsewhere none are found. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingDirectory(pid) === folder);
}

function workingDirectory(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Waits until the process has gone; false when it is still there after `forMs` milliseconds. */
export async function waitForEnd(pid: number, forMs: number): Promise<boolean> {
  const deadline = Date.now() + forMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

/** Ends a process and what it started: politely first, after `graceMs` milliseconds by force. */
export async function endTree(pid: number, graceMs = 8000): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  signalGroup(pid, 'SIGTERM');
  if (await waitForEnd(pid, graceMs)) return;
  signalGroup(pid, 'SIGKILL');
  await waitForEnd(pid, 2000);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid])
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Not the leader of a group, or gone already.
    }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
