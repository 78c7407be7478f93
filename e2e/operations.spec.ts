import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findFreePorts } from '../tests/support/test-stack';
import { expect, test } from './fixtures/test';

const root = path.join(import.meta.dirname, '..');

/** Starts the build under test with a JSON log and a database proxy that can delay searches or let them fail. */
async function startProcess() {
  const [port = 0] = await findFreePorts(1);
  const target = new URL(process.env.NEXT_PUBLIC_SUPABASE_URL ?? '');
  const delayedRequests: (() => void)[] = [];
  const state: { searches: 'forward' | 'delay' | 'fail' } = { searches: 'forward' };
  const api = createServer((incoming, response) => {
    const forward = () => {
      const outgoing = sendRequest(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
        (upstream) => {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers);
          upstream.pipe(response);
        },
      );
      incoming.pipe(outgoing);
    };
    const isSearch = incoming.url?.includes('/rpc/search_and_count_jobs');
    if (isSearch && state.searches === 'delay') delayedRequests.push(forward);
    else if (isSearch && state.searches === 'fail')
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end('{"message":"of maria@example.com"}');
    else forward();
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
  let output = '';
  site.stdout.on('data', (part) => {
    output += part;
  });
  site.stderr.on('data', (part) => {
    output += part;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => getStatus(`${url}/readyz`), { timeout: 30_000 }).toBe(200);
  return {
    url,
    site,
    getOutput: () => output,
    /** The log lines of one kind so far. The log is flushed twice a second. */
    getLogLines: (kind: string) =>
      output
        .split('\n')
        .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []))
        .filter(({ msg, level }) => msg === kind && level !== 'debug'),
    setSearches: (behavior: typeof state.searches) => {
      state.searches = behavior;
    },
    hasDelayedRequest: () => delayedRequests.length > 0,
    forwardDelayedRequests: () => {
      state.searches = 'forward';
      for (const forward of delayedRequests.splice(0)) forward();
    },
    stop: async () => {
      await stopProcess(site, 'SIGKILL');
      api.close();
      api.closeAllConnections();
    },
  };
}

/** Opens a new connection, because a stopped process still serves open connections. */
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

test('an operator reads the log and the metrics of a site, and stops it without losing a request', async () => {
  const startedProcess = await startProcess();
  const { url, site, getOutput, getLogLines, setSearches, stop } = startedProcess;
  try {
    await test.step("the log contains a visitor's error reference, but no personal data or searches", async () => {
      await (await fetch(`${url}/api/jobs/search?lat=30.267&lng=-97.743&q=nightnurse`)).text();
      await (await fetch(`${url}/alerts/0123456789abcdef0123456789abcdef`)).text();
      setSearches('fail');
      const failed = await fetch(`${url}/api/jobs/search?lat=30.1&lng=-97.1&q=nightnurse`);
      const { id } = await failed.json();
      expect(failed.status).toBe(503);
      await expect
        .poll(() => getLogLines('error').filter(({ where }) => where !== 'readyz'))
        .toMatchObject([{ id, where: 'GET /api/jobs/search', error: { message: 'of …@…' } }]);
      expect(getOutput()).not.toMatch(/nightnurse|0123456789abcdef|30\.267/);
    });

    await test.step('Prometheus reads the metrics with the token', async () => {
      const fetchMetrics = (authorization?: string) =>
        fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {});
      expect([(await fetchMetrics()).status, (await fetchMetrics('Bearer another')).status]).toEqual([
        401, 401,
      ]);
      const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
      await (await fetch(`${url}/api/scheduled-work`, { method: 'POST', headers })).text();
      const text = await (await fetchMetrics('Bearer a token of the test')).text();
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
      await expect.poll(getOutput).toMatch(/"took":\{[^}]*"outbox":\d+[^\n]*"msg":"scheduled work"/);
    });

    await test.step('a stopped process finishes its pending responses and exits', async () => {
      setSearches('delay');
      const pendingResponse = fetch(`${url}/api/jobs/search?lat=30.2&lng=-97.7&q=baker`);
      await expect.poll(startedProcess.hasDelayedRequest).toBe(true);
      const exit = once(site, 'exit');
      site.kill('SIGTERM');
      await expect.poll(() => getStatus(`${url}/readyz`)).toBe('refused');
      startedProcess.forwardDelayedRequests();
      expect((await pendingResponse).status).toBe(200);
      expect(await exit).toEqual([143, null]);
    });
  } finally {
    await stop();
  }
});

test('a URL of 13 kB is rejected, and a URL of 4 kB gets a fast response', async ({ request }) => {
  for (const path of ['/', '/search', '/jobs-near-me', '/texas/austin', '/terms', '/api/jobs/search']) {
    expect((await request.get(`${path}?q${'&q'.repeat(6500)}`)).status(), path).toBe(431);
    const startedAt = performance.now();
    expect((await request.get(`${path}?q${'&q'.repeat(2000)}`)).status(), path).toBeLessThan(500);
    // Ten times the usual duration, because other journeys run in parallel.
    expect(performance.now() - startedAt, path).toBeLessThan(5000);
  }
});
