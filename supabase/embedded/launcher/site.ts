import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endTree } from '../postgres/process.ts';
import { nextProgram } from './build.ts';

export type Site = {
  pid: number;
  /** Resolves with the exit code when the site ends by itself. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
};

type Options = {
  mode: 'start' | 'dev';
  root: string;
  host: string;
  port: number;
  env: Record<string, string>;
};

const endWithLauncher = new URL('./end-with-launcher.ts', import.meta.url).href;

/** How long it may finish what is under way. */
const graceMs = 8000;

/** With `-H 127.0.0.1` Next.js 16.4 answers every rewrite of a middleware with a 404. */
const nextHost = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host);

/** Starts Next.js as a child and waits until it answers; its output shows from then on, or when it fails before. */
export async function startSite({ mode, root, host, port, env }: Options): Promise<Site> {
  const next = nextProgram(root);
  // Next.js spends time on each parameter of an address that grows with their number.
  const limits = ['--max-http-header-size=10240', '--import', endWithLauncher];
  const args = [...limits, next, mode, '-H', nextHost(host), '-p', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Its own group: Ctrl-C reaches the launcher alone, which then stops things in order.
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
  const output = holdOutput(child);
  if (!(await answers(host, port, ended))) {
    output.show();
    await endTree(pid);
    throw new Error('The site did not start; its messages are above.');
  }
  output.follow();
  return { pid, ended, stop: () => endTree(pid, graceMs) };
}

/** Keeps Next.js' greeting out of the summary that the launcher prints itself. */
function holdOutput(child: ChildProcess) {
  let held: [NodeJS.WriteStream, Buffer][] | undefined = [];
  const pass = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (held) held.push([target, chunk]);
    else target.write(withoutOwnCalls(chunk.toString()));
  };
  child.stdout?.on('data', pass(process.stdout));
  child.stderr?.on('data', pass(process.stderr));
  return {
    show() {
      for (const [target, chunk] of held ?? []) target.write(chunk);
      held = undefined;
    },
    follow() {
      held = undefined;
    },
  };
}

/** The launcher asks for scheduled work all the time: `next dev` tells of each request, the log of each run. */
function withoutOwnCalls(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/POST \/api\/scheduled-work 200|scheduled work.*"did":\{\}/.test(line))
    .join('\n');
}

async function answers(host: string, port: number, ended: Promise<unknown>): Promise<boolean> {
  const address = `${localAddress(host, port)}/healthz`;
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  const deadline = Date.now() + 60_000;
  while (!isOver && Date.now() < deadline) {
    try {
      await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      return true;
    } catch {
      await pause(50);
    }
  }
  return false;
}

/** How the launcher itself reaches the site: an interface for all addresses is reached by the machine's own. */
export function localAddress(host: string, port: number): string {
  const own: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = own[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
