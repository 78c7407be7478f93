import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';

const worker = path.join(import.meta.dirname, '../../supabase/worker.ts');

/** A site that responds to scheduled work with `status` and records the calls. */
async function startSite(status: number, onCall: (calls: IncomingMessage[]) => void = () => {}) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"outbox":{"sent":2}}');
    onCall(calls);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, calls, stop: () => server.close() };
}

function startWorker(siteUrl: string, args: string[]) {
  const child = spawn(process.execPath, [worker, ...args], {
    env: { ...process.env, SITE_URL: siteUrl, CRON_SECRET: 'a secret' },
  });
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  return { child, output: () => printed, exit: once(child, 'exit').then(([code]) => code as number) };
}

test('the worker calls the endpoint with the secret and prints the report', async () => {
  const site = await startSite(200);
  const { exit, output } = startWorker(site.url, ['--once']);
  expect(await exit).toBe(0);
  expect(site.calls).toHaveLength(1);
  expect(site.calls[0]).toMatchObject({ method: 'POST', url: '/api/scheduled-work' });
  expect(site.calls[0]?.headers.authorization).toBe('Bearer a secret');
  expect(output()).toContain('{"outbox":{"sent":2}}');
  site.stop();
});

test('the worker exits with an error code after a failed step and without a reachable site', async () => {
  const site = await startSite(500);
  expect(await startWorker(site.url, ['--once']).exit).toBe(1);
  site.stop();
  const unreachable = startWorker(site.url, ['--once']);
  expect(await unreachable.exit).toBe(1);
  expect(unreachable.output()).toContain('cannot be reached');
});

test('the worker repeats its calls until it is stopped', async () => {
  let stop = () => {};
  const site = await startSite(200, (calls) => calls.length === 2 && stop());
  const { child, exit } = startWorker(site.url, ['--seconds', '1']);
  stop = () => child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(site.calls.length).toBeGreaterThanOrEqual(2);
  site.stop();
});
