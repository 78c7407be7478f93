import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process with that id runs, including other users' processes and excluding zombies. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileOrEmpty(`/proc/${pid}/status`));
}

/**
 * The command line of a running process, or '' if there is none. Identifies a process, because ids are reused after a
 * restart.
 */
export function getCommandLine(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform === 'linux') return readFileOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  if (process.platform === 'win32')
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' }).stdout;
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.trim();
}

/** The processes with this working directory. Empty on other systems than Linux. */
export function listProcessesIn(folder: string): number[] {
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

/** Waits until the process has ended; false if it still runs after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

/** Ends a process and its children: with SIGTERM, after `graceMs` with SIGKILL. */
export async function endProcessTree(pid: number, graceMs = 8000): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  signalGroup(pid, 'SIGTERM');
  if (await waitForExit(pid, graceMs)) return;
  signalGroup(pid, 'SIGKILL');
  await waitForExit(pid, 2000);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid])
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Not a group leader, or already ended.
    }
}

function readFileOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
