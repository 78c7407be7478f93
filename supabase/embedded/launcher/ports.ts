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
    if (taken.has(port) || !(await isFree(port, host))) continue;
    if (port !== wanted) say(`Port ${wanted} (${what}) is taken, using ${port} instead.`);
    taken.add(port);
    return port;
  }
  throw new Error(`None of the ports from ${wanted} to ${wanted + 199} is free for the ${what}.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
