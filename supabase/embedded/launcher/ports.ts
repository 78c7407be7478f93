import { createServer } from 'node:net';

/** The port, or the next free one after it on that host; a taken one is said. */
export async function freePort(
  wanted: number,
  what: string,
  say: (line: string) => void,
  taken: Set<number> = new Set(),
  host = '127.0.0.1',
): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) {
    if (taken.has(port) || !(await isFree(port, host, what))) continue;
    if (port !== wanted) say(`Port ${wanted} (${what}) is taken; using ${port} instead.`);
    taken.add(port);
    return port;
  }
  throw new Error(`None of the ports from ${wanted} to ${wanted + 199} is free for the ${what}.`);
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
