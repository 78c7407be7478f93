import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endTree } from '../postgres/process.ts';
import { nextProgram } from './build.ts';

export type Site = {
  pid: number;
  /** Resolves with the exit code when the site ends by itself. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
  /** Replaces its processes by new ones, one after the other, so that nobody sees it; with one process it says that it cannot. */
  restart(): void;
};

type Options = {
  mode: 'start' | 'dev';
  root: string;
  host: string;
  port: number;
  env: Record<string, string>;
};

const webProcesses = fileURLToPath(new URL('./web-processes.ts', import.meta.url));
const endWithLauncher = new URL('./end-with-launcher.ts', import.meta.url).href;

/** Starts Next.js as a child and waits until it answers; its output shows from then on, or when it fails before. */
export async function startSite({ mode, root, host, port, env }: Options): Promise<Site> {
  const next = nextProgram(root);
  const processes = mode === 'start' ? Number(env.WEB_PROCESSES ?? 1) : 1;
  const program =
    processes > 1
      ? [webProcesses, next, host, String(port), String(processes)]
      : [next, mode, '-H', host, '-p', String(port)];
  // Next.js spends time on each parameter of an address that grows with their number.
  const args = ['--max-http-header-size=10240', '--import', endWithLauncher, ...program];
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
  // It finishes what is under way, after the time in which it only says that it is not ready.
  const graceMs = 8000 + Number(env.SHUTDOWN_DELAY_SECONDS ?? 0) * 1000;
  const restart = () => {
    // Between its end and the next one's start there is nothing to replace, and nobody to tell.
    if ((child.exitCode ?? child.signalCode) !== null) return;
    if (processes > 1) process.kill(pid, 'SIGUSR2');
    else console.log('A restart without a pause needs WEB_PROCESSES=2 or more.');
  };
  return { pid, ended, restart, stop: () => endTree(pid, graceMs) };
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
