import { readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { startSite } from '../../supabase/embedded/launcher/site.ts';
import { listen } from './listen.ts';
import { findFreePorts } from './test-stack.ts';

const root = path.join(import.meta.dirname, '..', '..');

export async function startTestSite(settings: Record<string, string>) {
  const [port = 0] = await findFreePorts(1);
  const env = { ...process.env, ...settings };
  const { pid, stop } = await startSite({ mode: 'start', root, host: '127.0.0.1', port, env });
  return { url: `http://127.0.0.1:${port}`, pid, stop };
}

/** Starts a site on the build under test and measures its memory, files and database requests. */
export async function startInstrumentedSite() {
  const [inspectorPort = 0] = await findFreePorts(1);
  const api = await startCountingProxy(process.env.NEXT_PUBLIC_SUPABASE_URL ?? '');
  const site = await startTestSite({
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  });
  return {
    url: site.url,
    requestCount: api.count,
    memory: () => getHeapBytes(inspectorPort),
    files: () =>
      readdirSync(path.join(root, process.env.NEXT_DIST_DIR ?? '.next'), { recursive: true }).length,
    stopDatabase: api.stop,
    async stop() {
      await site.stop();
      await api.stop();
    },
  };
}

async function startCountingProxy(target: string) {
  let count = 0;
  const server = createServer((incoming, response) => {
    count++;
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  const port = await listen(server);
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

/** With Node's inspector, because only it can trigger garbage collection in another process. */
async function getHeapBytes(inspectorPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target]: { webSocketDebuggerUrl: string }[] = await response.json();
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let lastId = 0;
  const send = (method: string, params = {}) =>
    new Promise<{ value?: unknown }>((resolve) => {
      const id = ++lastId;
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.id === id) resolve(message.result?.result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('HeapProfiler.enable');
  for (const _time of [1, 2, 3]) await send('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { value } = await send('Runtime.evaluate', { expression });
  socket.close();
  return Number(value);
}
