import { readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { startSite } from '../../supabase/embedded/launcher/site.ts';
import { freePorts } from './test-stack.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** A site of one's own on the build under test, with these settings besides. */
export async function startOwnSite(settings: Record<string, string>) {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const given = Object.entries({ ...process.env, ...settings }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const env = Object.fromEntries(given);
  const site = await startSite({ mode: 'start', root, host: '127.0.0.1', port, env });
  return {
    url,
    pid: site.pid,
    stop: site.stop,
  };
}

/** A site of one's own on the build under test, whose memory, files and questions to the database can be counted. */
export async function startCountedSite() {
  const [port = 0, inspectorPort = 0] = await freePorts(2);
  const api = await countingProxy(process.env.NEXT_PUBLIC_SUPABASE_URL ?? '');
  const env = {
    ...process.env,
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  };
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const site = await startSite({ mode: 'start', root, host: '127.0.0.1', port, env: given });
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many questions the site has asked the database's API. */
    questions: api.count,
    /** Bytes that are held in the process after a garbage collection. */
    memory: () => memoryOf(inspectorPort),
    /** How many files the build's folder has. */
    files: () =>
      readdirSync(path.join(root, process.env.NEXT_DIST_DIR ?? '.next'), { recursive: true }).length,
    /** From now on nothing answers in the database's place. */
    loseDatabase: api.stop,
    async stop() {
      await site.stop();
      await api.stop();
    },
  };
}

async function countingProxy(target: string) {
  let count = 0;
  const server = createServer((incoming, answer) => {
    count++;
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => count,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** By Node's inspector, because only it can ask another process to collect its garbage. */
async function memoryOf(inspectorPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target]: { webSocketDebuggerUrl: string }[] = await answer.json();
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let last = 0;
  const ask = (method: string, params = {}) =>
    new Promise<{ value?: unknown }>((resolve) => {
      const id = ++last;
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.id === id) resolve(message.result?.result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask('HeapProfiler.enable');
  for (const _time of [1, 2, 3]) await ask('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { value } = await ask('Runtime.evaluate', { expression });
  socket.close();
  return Number(value);
}
