import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandOf } from '../postgres/process.ts';

/** The port, or the next free one after it on that host; a taken one is said. */
export async function freePort(
  wanted: number,
  what: string,
  say: (line: string) => void,
  taken: Set<number> = new Set(),
  host = '127.0.0.1',
): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) {
    if (taken.has(port) || !(await isFree(port, host, what)) || !claim(port)) continue;
    if (port !== wanted) say(`Port ${wanted} (${what}) is taken; using ${port} instead.`);
    taken.add(port);
    return port;
  }
  throw new Error(`None of the ports from ${wanted} to ${wanted + 199} is free for the ${what}.`);
}

/** That very port, because a proxy has its number; throws where it is taken. */
export async function thisPort(wanted: number, what: string, host: string): Promise<number> {
  if ((await isFree(wanted, host, what)) && claim(wanted)) return wanted;
  throw new Error(
    `Port ${wanted} (${what}) is taken. End what listens on it, or set PORT and tell your proxy.`,
  );
}

/** A port that is taken, or that only root may use, is not free; an address that is not this machine's is said. */
function isFree(port: number, host: string, what: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' || fault.code === 'EACCES'
        ? resolve(false)
        : reject(new Error(`The ${what} cannot listen on ${host} (${fault.code}). Check HOST.`)),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

const claimed = new Set<string>();
const forgetClaims = () => {
  for (const file of claimed) rmSync(file, { force: true });
};

/** Keeps a port from other processes that look for one before this one listens on it; false if another was quicker. */
function claim(port: number): boolean {
  const file = path.join(tmpdir(), `doorstep-port-${port}`);
  if (claimed.has(file)) return true;
  try {
    if (isStale(file)) rmSync(file, { force: true });
    // Fails where the file is there (of two, one makes it), or is somebody else's.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  if (claimed.size === 0) process.once('exit', forgetClaims);
  claimed.add(file);
  return true;
}

/** Whether whoever claimed the port is gone: until then a build of some minutes may come before it listens. */
function isStale(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Ids are used again after a restart.
    return pid > 0 && !/node/i.test(commandOf(pid));
  } catch {
    return false;
  }
}
