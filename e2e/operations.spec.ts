import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { shown } from '../tests/bench/web-right';
import { freePorts } from '../tests/support/test-stack';
import { expect, test } from './fixtures/test';

const root = path.join(import.meta.dirname, '..');

/** A process of one's own on the build under test, as an operator starts it, whose log can be read and whose database held back. */
async function startProcess() {
  const [port = 0] = await freePorts(1);
  const target = new URL(process.env.NEXT_PUBLIC_SUPABASE_URL ?? '');
  const held: (() => void)[] = [];
  const state: { search: 'passes' | 'waits' | 'fails' } = { search: 'passes' };
  const api = createServer((incoming, answer) => {
    const pass = () => {
      const outgoing = ask(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
        (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      incoming.pipe(outgoing);
    };
    const isSearch = incoming.url?.includes('/rpc/find_jobs');
    if (isSearch && state.search === 'waits') held.push(pass);
    else if (isSearch && state.search === 'fails')
      answer.writeHead(400, { 'Content-Type': 'application/json' }).end('{"message":"of maria@example.com"}');
    else pass();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = spawn(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
        METRICS_TOKEN: 'a token of the test',
        SHUTDOWN_DELAY_SECONDS: '3',
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
  await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 30_000 }).toBe(200);
  return {
    url,
    site,
    written: () => written,
    /** The lines of one kind by now; they are written twice a second. */
    told: (kind: string) =>
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
      await stopped(site, 'SIGKILL');
      api.close();
      api.closeAllConnections();
    },
  };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  );

async function stopped(site: ChildProcess, signal: NodeJS.Signals) {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const exit = once(site, 'exit');
  site.kill(signal);
  await exit;
}

test('an operator sees what a site does, and ends it without anybody noticing', async () => {
  const { url, site, written, told, search, isHeld, release, stop } = await startProcess();
  try {
    await test.step('the log has a line for each request, and nothing of who asked or for what', async () => {
      const found = await fetch(`${url}/api/jobs/search?lat=30.267&lng=-97.743&q=nightnurse`);
      await found.text();
      for (const _time of [1, 2, 3]) await (await fetch(`${url}/texas/austin`)).text();
      await (await fetch(`${url}/alerts/0123456789abcdef0123456789abcdef`)).text();
      await expect.poll(() => told('request').length).toBe(5);
      expect(told('request')).toMatchObject([
        {
          method: 'GET',
          route: '/api/jobs/search',
          status: 200,
          request: found.headers.get('x-request-id'),
        },
        { route: '/[place]/[city]', status: 200 },
        { route: '/[place]/[city]', status: 200, cache: 'hit' },
        { route: '/[place]/[city]', status: 200, cache: 'kept' },
        { route: '/alerts/[token]' },
      ]);
      expect(written()).not.toMatch(/nightnurse|austin|0123456789abcdef|127\.0\.0\.1:\d+.*30\.267/);
    });

    await test.step('a fault has the reference that its visitor reads', async () => {
      search('fails');
      const failed = await fetch(`${url}/api/jobs/search?lat=30.1&lng=-97.1&q=cook`);
      const { id } = await failed.json();
      expect([failed.status, id]).toEqual([503, failed.headers.get('x-request-id')]);
      await expect
        .poll(() => told('fault'))
        .toMatchObject([{ id, request: id, where: 'GET /api/jobs/search', fault: { message: 'of …@…' } }]);
    });

    await test.step('Prometheus reads how it goes, if it knows the token', async () => {
      const read = (authorization?: string) =>
        fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {});
      expect([(await read()).status, (await read('Bearer another')).status]).toEqual([401, 401]);
      const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
      await (await fetch(`${url}/api/scheduled-work`, { method: 'POST', headers })).text();
      const text = await (await read('Bearer a token of the test')).text();
      for (const line of [
        /^doorstep_request_seconds_count\{method="GET",route="\/\[place\]\/\[city\]",status="200"\} 3$/m,
        /^doorstep_answers_total\{cache="kept"\} 1$/m,
        /^doorstep_answers_total\{cache="hit"\} 1$/m,
        /^doorstep_database_seconds_count\{call="find_jobs"\} 2$/m,
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
      // A run that did nothing is told at `debug`.
      await expect.poll(written).toMatch(/"took":\{[^}]*"outbox":\d+[^\n]*"msg":"scheduled work"/);
    });

    await test.step('a page out of a template is the one that would have been rendered', async () => {
      search('passes');
      const read = async (address: string) => {
        const html = await (await fetch(url + address)).text();
        // Where a map without a place opens stands in the data alone.
        return { text: shown(html), map: /opensAt\\":{[^}]*/.exec(html)?.[0] };
      };
      const words = [
        'assistant',
        'zeppelin',
        '"sales associate"',
        `R&D <b>'x'\\ 100% + ñ 工 </script>`,
        '$2',
      ];
      const asked = words.map((q) => `&${new URLSearchParams({ q })}`);
      const kinds = ['', '&sort=date', '&view=map', '&type=full-time&radius=25', ...asked];
      const places = [
        // Of no place, and in Mexico, which says so.
        ['', ''],
        ['covers the United States only', 'lat=31.69&lng=-106.424'],
        ['covers the United States only', 'lat=32.515&lng=-117.038'],
        ['Austin, ', 'lat=30.267&lng=-97.743'],
        ['Los Angeles, ', 'lat=34.052&lng=-118.243'],
        ['Chicago, ', 'lat=41.878&lng=-87.63'],
        ['Denver, ', 'lat=39.739&lng=-104.985'],
      ];
      for (const path of ['/jobs-near-me', '/search'])
        for (const kind of kinds)
          for (const [name = '', place] of places) {
            const address = `${path}?${place}${kind}`;
            // A parameter that says nothing: what bears one is rendered by itself.
            const [page, alone] = [await read(address), await read(`${address}&alone=1`)];
            expect(page.text.split('<')).toEqual(alone.text.split('<'));
            expect(page.map).toBe(alone.map);
            if (name !== '') expect(page.text).toContain(name);
          }
      // The first of each kind is rendered, and perhaps the first that has one page of jobs, or a quarter in its name.
      const filled = () => told('request').filter(({ cache }) => cache === 'template').length;
      await expect.poll(filled).toBeGreaterThan(kinds.length * 2);
    });

    await test.step('a stopping process is not ready, answers who has asked, and ends', async () => {
      search('waits');
      const underWay = fetch(`${url}/api/jobs/search?lat=30.2&lng=-97.7&q=baker`);
      await expect.poll(isHeld).toBe(true);
      const exit = once(site, 'exit');
      site.kill('SIGTERM');
      await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
      expect(await statusOf(`${url}/terms`)).toBe(200);
      await expect.poll(() => statusOf(`${url}/readyz`)).toBe('refused');
      release();
      expect((await underWay).status).toBe(200);
      expect(await exit).toEqual([143, null]);
      expect(told('request').filter(({ route }) => route === '/terms')).toHaveLength(1);
    });
  } finally {
    await stop();
  }
});

test('an address of 13 kB is refused, and one of 4 kB is no burden', async ({ request }) => {
  for (const path of ['/', '/search', '/jobs-near-me', '/texas/austin', '/terms', '/api/jobs/search']) {
    expect((await request.get(`${path}?q${'&q'.repeat(6500)}`)).status(), path).toBe(431);
    const began = performance.now();
    expect((await request.get(`${path}?q${'&q'.repeat(2000)}`)).status(), path).toBeLessThan(500);
    // Ten times what it takes, because other journeys run beside it.
    expect(performance.now() - began, path).toBeLessThan(5000);
  }
});
