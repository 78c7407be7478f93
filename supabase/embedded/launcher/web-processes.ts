import cluster, { type Worker } from 'node:cluster';
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { letWait } from '../../../lib/http/waiting-connections.mjs';
import { type KeptPart, keepRunning, type Part } from './keep-running.ts';

/**
 * A program: several web processes behind one port (WEB_PROCESSES). It takes the connections and hands them out in turn, so one
 * that ends takes no more with it than what it was answering. At SIGUSR2 it replaces them, one after the other.
 *
 * node web-processes.ts <program of Next.js> <host> <port> <how many>
 */
const [program = '', host = '', port = '', count = ''] = process.argv.slice(2);
const say = (line: string) => console.log(line);
const endWithLauncher = new URL('./end-with-launcher.ts', import.meta.url).href;
/** As long as the launcher waits for the site's first answer. */
const startingMs = 60_000;
const leavingMs = 8000 + Number(process.env.SHUTDOWN_DELAY_SECONDS ?? 0) * 1000;

let kept: KeptPart[] = [];
const starting = new Set<Worker>();
let isStopping = false;

cluster.setupPrimary({
  exec: program,
  args: ['start', '-H', host, '-p', port],
  execArgv: ['--max-http-header-size=10240', '--import', endWithLauncher],
});
cluster.on('message', passOnFigures);
subscribe('tracing:net.server.listen:asyncEnd', (message) => letWait((message as { server: Server }).server));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('SIGUSR2', () => {
  replacing = replacing.then(replaceAll).catch((fault: Error) => {
    if (!isStopping) say(`The restart failed: ${fault.message}`);
  });
});
const first = Promise.all(Array.from({ length: Number(count) }, (_, index) => keep(index)));
// The first of them answers before all have started, and whoever wants them replaced then means all.
let replacing: Promise<void> = first.then(
  (all) => {
    kept = all;
  },
  (fault) => {
    if (isStopping) return;
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  },
);
await first.catch(() => {});

function keep(index: number): Promise<KeptPart> {
  return keepRunning(`Web process ${index + 1}`, () => startWorker(index), say);
}

/** Resolves once it answers requests. */
async function startWorker(index: number): Promise<Part> {
  const worker = cluster.fork();
  const name = `Web process ${index + 1}`;
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `code ${code}`}).`));
  });
  // What is sent to one that has just died fails here, and must not take the others along; its end is told by itself.
  worker.on('error', () => {});
  const isReady = new Promise<null>((resolve) => {
    worker.on('message', (message) => message?.doorstep === 'ready' && resolve(null));
  });
  starting.add(worker);
  const soon = new AbortController();
  const late = pause(startingMs, `${name} did not answer in time.`, { signal: soon.signal });
  const said = await Promise.race([isReady, ended, late.catch(() => null)]);
  soon.abort();
  starting.delete(worker);
  if (said !== null) {
    if (!worker.isDead()) worker.process.kill('SIGKILL');
    throw new Error(said);
  }
  return { pid: worker.process.pid ?? 0, ended, stop: () => leave(worker, ended) };
}

/** It answers what is under way, and whoever is still connected goes to another process the next time. */
async function leave(worker: Worker, ended: Promise<string>): Promise<void> {
  if (isStopping) worker.process.kill('SIGTERM');
  else if (worker.isConnected()) worker.send({ doorstep: 'leave' });
  const late = new AbortController();
  await Promise.race([ended, pause(leavingMs, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
  if (!worker.isDead()) worker.process.kill('SIGKILL');
}

/** The new process answers before the old one leaves, so there are never fewer than were named. */
async function replaceAll(): Promise<void> {
  for (const [index, old] of kept.entries()) {
    if (isStopping) return;
    kept[index] = await keep(index);
    await old.stop();
    say(`Web process ${index + 1} was replaced (now process ${kept[index]?.pid()}).`);
  }
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Nobody waits for these any more, and what waits for them here would not end before they do.
  for (const worker of starting) worker.process.kill('SIGKILL');
  await Promise.all([replacing, ...kept.map((each) => each.stop())]);
  process.exit(0);
}

/** Whoever is asked for the figures of the site asks the others for theirs (lib/metrics-of-all.ts). */
function passOnFigures(from: Worker, message: { doorstep?: string; asker?: number }): void {
  if (message?.doorstep === 'figures?') {
    const others = Object.values(cluster.workers ?? {}).filter(
      (each): each is Worker => each !== undefined && each.id !== from.id && each.isConnected(),
    );
    from.send({ ...message, doorstep: 'asked', count: others.length });
    for (const other of others) other.send({ ...message, asker: from.id });
  }
  if (message?.doorstep === 'figures' && message.asker !== undefined)
    cluster.workers?.[message.asker]?.send(message);
}
