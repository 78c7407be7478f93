import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findFreePorts } from '../tests/support/test-stack';
import { expect, test } from './fixtures/test';

const root = path.join(import.meta.dirname, '..');

/** Starts the build under test as an operator would, with a readable log and a database proxy that can be paused. */
async function startProcess() {
  const [port = 0] = await findFreePorts(1);
  const target = new URL(process.env.NEXT_PUBLIC_SUPABASE_URL ?? '');
  const held: (() => void)[] = [];
  const state: { search: 'passes' | 'waits' | 'fails' } = { search: 'passes' };
  const api = createServer((incoming, response) => {
    const pass = () => {
      const outgoing = ask(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(response);
        },
      );
      incoming.pipe(outgoing);
    };
    const isSearch = incoming.url?.includes('/rpc/search_and_count_jobs');
    if (isSearch && state.search === 'waits') held.push(pass);
    else if (isSearch && state.search === 'fails')
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end('{"message":"of maria@example.com"}');
    else pass();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = spawn(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-H', 'localhost', '-p', String(port)],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
        METRICS_TOKEN: 'a token of the test',
      },
    },
  );
  let written = '';
  site.stdout.on('data', (part) => {
    written += part;
  });
  site.stderr.on('data', (part) => {
    written += part;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => getStatus(`${url}/readyz`), { timeout: 30_000 }).toBe(200);
  return {
    url,
    site,
    written: () => written,
    /** The log lines of one kind so far; they are written twice a second. */
    getLogLines: (kind: string) =>
      written
        .split('\n')
        .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []))
        .filter(({ msg, level }) => msg === kind && level !== 'debug'),
    search: (how: typeof state.search) => {
      state.search = how;
    },
    isHeld: () => held.length > 0,
    release: () => {
      state.search = 'passes';
      for (const pass of held.splice(0)) pass();
    },
    stop: async () => {
      await stopProcess(site, 'SIGKILL');
      api.close();
      api.closeAllConnections();
    },
  };
}

/** On a new connection, because an open one is served until its end. */
const getStatus = (url: string) =>
  new Promise<number | 'refused'>((resolve) => {
    get(url, { agent: false }, (response) => resolve(response.resume().statusCode ?? 0)).once('error', () =>
      resolve('refused'),
    );
  });

async function stopProcess(site: ChildProcess, signal: NodeJS.Signals) {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const exit = once(site, 'exit');
  site.kill(signal);
  await exit;
}

test('an operator sees the state of a site, and stops it without losing a request', async () => {
  const { url, site, written, getLogLines, search, isHeld, release, stop } = await startProcess();
  try {
    await test.step('the log has the reference that a visitor sees, and no personal data or queries', async () => {
      await (await fetch(`${url}/api/jobs/search?lat=30.267&lng=-97.743&q=nightnurse`)).text();
      await (await fetch(`${url}/alerts/0123456789abcdef0123456789abcdef`)).text();
      search('fails');
      const failed = await fetch(`${url}/api/jobs/search?lat=30.1&lng=-97.1&q=nightnurse`);
      const { id } = await failed.json();
      expect(failed.status).toBe(503);
      await expect
        .poll(() => getLogLines('error').filter(({ where }) => where !== 'readyz'))
        .toMatchObject([{ id, where: 'GET /api/jobs/search', error: { message: 'of …@…' } }]);
      expect(written()).not.toMatch(/nightnurse|0123456789abcdef|30\.267/);
    });

    await test.step('Prometheus reads the metrics with the token', async () => {
      const read = (authorization?: string) =>
        fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {});
      expect([(await read()).status, (await read('Bearer another')).status]).toEqual([401, 401]);
      const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
      await (await fetch(`${url}/api/scheduled-work`, { method: 'POST', headers })).text();
      const text = await (await read('Bearer a token of the test')).text();
      for (const line of [
        /^doorstep_database_seconds_count\{call="search_and_count_jobs"\} 2$/m,
        /^doorstep_searches_total\{of="jobs",found="(yes|no)"\} 1$/m,
        /^doorstep_faults_total\{where="GET \/api\/jobs\/search"\} 1$/m,
        /^doorstep_scheduled_step_seconds_count\{step="outbox"\} 1$/m,
        /^doorstep_scheduled_work_last_run_timestamp_seconds 1\d{9}/m,
        /^doorstep_database_up 1$/m,
        /^doorstep_outbox_emails\{when="due"\} \d+$/m,
        /^doorstep_outbox_oldest_seconds \d/m,
        /^doorstep_case_oldest_seconds \d/m,
        /^nodejs_eventloop_lag_p99_seconds /m,
      ])
        expect(text).toMatch(line);
      expect(text).not.toMatch(/nightnurse|austin|0123456789abcdef|@example/);
      // A run without work is logged at `debug`.
      await expect.poll(written).toMatch(/"took":\{[^}]*"outbox":\d+[^\n]*"msg":"scheduled work"/);
    });

    await test.step('a process that is stopped finishes its pending responses and exits', async () => {
      search('waits');
      const underWay = fetch(`${url}/api/jobs/search?lat=30.2&lng=-97.7&q=baker`);
      await expect.poll(isHeld).toBe(true);
      const exit = once(site, 'exit');
      site.kill('SIGTERM');
      await expect.poll(() => getStatus(`${url}/readyz`)).toBe('refused');
      release();
      expect((await underWay).status).toBe(200);
      expect(await exit).toEqual([143, null]);
    });
  } finally {
    await stop();
  }
});

test('an address of 13 kB is rejected, and one of 4 kB is not slow', async ({ request }) => {
  for (const path of ['/', '/search', '/jobs-near-me', '/texas/austin', '/terms', '/api/jobs/search']) {
    expect((await request.get(`${path}?q${'&q'.repeat(6500)}`)).status(), path).toBe(431);
    const began = performance.now();
    expect((await request.get(`${path}?q${'&q'.repeat(2000)}`)).status(), path).toBeLessThan(500);
    // Ten times the usual duration, because other journeys run in parallel.
    expect(performance.now() - began, path).toBeLessThan(5000);
  }
});
