import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCommandLine } from '../postgres/process.ts';

/**
 * The preferred port if it is free, otherwise the next free one on that host, with a printed message. Throws if 200
 * ports are taken.
 */
export async function findFreePort(
  preferred: number,
  label: string,
  print: (line: string) => void,
  taken: Set<number> = new Set(),
  host = '127.0.0.1',
): Promise<number> {
  for (let port = preferred; port < preferred + 200; port++) {
    if (taken.has(port) || !(await isFree(port, host, label)) || !claimPort(port)) continue;
    if (port !== preferred) print(`Port ${preferred} (${label}) is taken; using ${port} instead.`);
    taken.add(port);
    return port;
  }
  throw new Error(`None of the ports from ${preferred} to ${preferred + 199} is free for the ${label}.`);
}

/** The given port, which a proxy may be configured for; throws if it is taken. */
export async function requirePort(port: number, label: string, host: string): Promise<number> {
  if ((await isFree(port, host, label)) && claimPort(port)) return port;
  throw new Error(
    `Port ${port} (${label}) is taken. Stop the program that listens on it, or change PORT and the proxy.`,
  );
}

/**
 * Whether a port is free: not taken, and not reserved for root. Throws if the host is not an address of this machine.
 */
function isFree(port: number, host: string, label: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES'
        ? resolve(false)
        : reject(new Error(`The ${label} cannot listen on ${host} (${error.code}). Check HOST.`)),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

const claimed = new Set<string>();
const releaseClaims = () => {
  for (const file of claimed) rmSync(file, { force: true });
};

/** Reserves a port until this process exits; false if another process has reserved it. */
function claimPort(port: number): boolean {
  const file = path.join(tmpdir(), `doorstep-port-${port}`);
  if (claimed.has(file)) return true;
  try {
    if (isStale(file)) rmSync(file, { force: true });
    // Fails if another process has created the file.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  if (claimed.size === 0) process.once('exit', releaseClaims);
  claimed.add(file);
  return true;
}

/** Whether the process of a claim has ended. A claim can precede listening by minutes, during a build. */
function isStale(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // After a restart of the machine, the id may belong to another program.
    return pid > 0 && !/node/i.test(getCommandLine(pid));
  } catch {
    return false;
  }
}
