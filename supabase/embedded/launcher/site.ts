import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcessTree } from '../postgres/process.ts';
import { getNextBin } from './build.ts';

export type Site = {
  pid: number;
  /** Resolves with the exit code when the process exits. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
};

type Options = {
  mode: 'start' | 'dev';
  root: string;
  host: string;
  port: number;
  env: Record<string, string | undefined>;
};

const endWithLauncher = new URL('./end-with-launcher.ts', import.meta.url).href;

/** The time that running requests have to finish when the site stops. */
const graceMs = 8000;

/** With `-H 127.0.0.1` Next.js 16.4 responds to every middleware rewrite with a 404. */
const toNextHost = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host);

/**
 * Starts Next.js as a child process and waits until it responds. Its output is shown only after that, or if it fails
 * to start.
 */
export async function startSite({ mode, root, host, port, env }: Options): Promise<Site> {
  const next = getNextBin(root);
  // Limits the length of URLs, because Next.js' parsing time grows faster than the number of parameters.
  const nodeOptions = ['--max-http-header-size=10240', '--import', endWithLauncher];
  const args = [...nodeOptions, next, mode, '-H', toNextHost(host), '-p', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    // A separate process group: only the launcher receives Ctrl-C, and stops the parts in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...env,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1', LOG_FORMAT: env.LOG_FORMAT ?? 'text' } : {}),
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The site could not be started.');
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const output = bufferOutput(child);
  if (!(await waitUntilReady(host, port, ended))) {
    output.show();
    await endProcessTree(pid);
    throw new Error('The site did not start; its messages are above.');
  }
  output.follow();
  return { pid, ended, stop: () => endProcessTree(pid, graceMs) };
}

/** Buffers Next.js' start message, because the launcher prints its own summary. */
function bufferOutput(child: ChildProcess) {
  let buffered: [NodeJS.WriteStream, Buffer][] | undefined = [];
  const handleOutput = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (buffered) buffered.push([target, chunk]);
    else target.write(hideOwnRequests(chunk.toString()));
  };
  child.stdout?.on('data', handleOutput(process.stdout));
  child.stderr?.on('data', handleOutput(process.stderr));
  return {
    show() {
      for (const [target, chunk] of buffered ?? []) target.write(chunk);
      buffered = undefined;
    },
    follow() {
      buffered = undefined;
    },
  };
}

/** Hides the launcher's frequent requests to /api/scheduled-work from the output of `next dev` and the log. */
function hideOwnRequests(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/POST \/api\/scheduled-work 200|scheduled work.*"did":\{\}/.test(line))
    .join('\n');
}

async function waitUntilReady(host: string, port: number, ended: Promise<unknown>): Promise<boolean> {
  const address = `${getLocalUrl(host, port)}/healthz`;
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + 60_000;
  while (!hasEnded && Date.now() < deadline) {
    try {
      await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      return true;
    } catch {
      await pause(50);
    }
  }
  return false;
}

/** The URL for the launcher's own requests to the site; wildcard hosts become loopback addresses. */
export function getLocalUrl(host: string, port: number): string {
  const loopbackHosts: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = loopbackHosts[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
