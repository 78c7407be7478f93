import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../support/listen.ts';
import { findFreePorts } from '../support/test-stack.ts';
import { waitFor } from '../support/wait-for.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
const nginxConf = readFileSync(path.join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8');

/**
 * The configuration for operators, with the ports and folders of a test, and without TLS, which would need a
 * certificate.
 */
describe.skipIf(!nginx)('docs/nginx.conf', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-nginx-'));
  const log = path.join(folder, 'doorstep.log');
  const received: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] =
    [];
  const site = createServer((incoming, response) => {
    received.push({ method: incoming.method, url: incoming.url, headers: incoming.headers });
    // A path below /cached/ defines the response: a status and its Cache-Control.
    const [, status = '200', cacheControl = 's-maxage=60'] =
      /^\/cached\/(\d+) (.*)$/.exec(decodeURIComponent(incoming.url ?? '')) ?? [];
    response.statusCode = Number(status);
    if (cacheControl) response.setHeader('Cache-Control', cacheControl);
    response.setHeader('Content-Type', 'text/html').setHeader('Strict-Transport-Security', 'max-age=1');
    if (incoming.url === '/session') response.setHeader('Set-Cookie', 'x'.repeat(9000));
    response.end('page'.repeat(1000));
  });
  // The second process of the site, which drops the connection.
  const failing = createServer((incoming, response) => {
    droppedMethods.push(incoming.method ?? '');
    response.destroy();
  });
  const droppedMethods: string[] = [];
  let plain = 0;
  let secure = 0;
  let server: ReturnType<typeof spawn>;

  beforeAll(async () => {
    [plain = 0, secure = 0] = await findFreePorts(2);
    const [first, second] = [await listen(site), await listen(failing)].map(
      (port) => `server 127.0.0.1:${port}`,
    );
    const config = nginxConf
      .replaceAll('server 127.0.0.1:3000;', `${first}; ${second} max_fails=0;`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll(/listen 443 ssl( http2)?/g, `listen 127.0.0.1:${secure}`)
      .replaceAll(/^ *ssl_[^;]*;$/gm, '')
      .replaceAll(/\/var\/(log|cache)\/nginx/g, folder);
    mkdirSync(path.join(folder, 'doorstep'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    const root = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; ${root} events {} http { ${temporary}\n${config} }`,
    );
    const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
    execFileSync(nginx ?? '', [...args, '-t'], { stdio: 'pipe' });
    server = spawn(nginx ?? '', args, { stdio: 'ignore' });
    await waitFor(() => send({ path: '/ready' }));
  });
  afterAll(async () => {
    server.kill('SIGQUIT');
    await once(server, 'exit');
    site.close();
    failing.close();
    rmSync(folder, { recursive: true });
  });

  type RequestOptions = { path: string; method?: string; port?: number; headers?: Record<string, string> };
  async function send({ path: address, method = 'GET', port = secure, headers = {} }: RequestOptions) {
    const sentHeaders = { host: 'jobs.example.com', ...headers };
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path: address,
      headers: sentHeaders,
      agent: false,
    });
    outgoing.end();
    const [response] = await once(outgoing, 'response');
    response.resume();
    return { status: response.statusCode as number, headers: response.headers as IncomingHttpHeaders };
  }

  test('sends a failed GET request to the other process, but never repeats a POST', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => send({ path: `/page-${number}` })));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(droppedMethods).toContain('GET');
    const posts: number[] = [];
    for (const number of [1, 2, 3, 4])
      posts.push((await send({ path: `/post-${number}`, method: 'POST' })).status);
    expect(posts.filter((status) => status === 502)).toHaveLength(
      droppedMethods.filter((method) => method === 'POST').length,
    );
    expect(droppedMethods).toContain('POST');
    expect(received.filter(({ url }) => url?.startsWith('/post-'))).toHaveLength(
      posts.filter((status) => status === 200).length,
    );
  });

  test('replaces the forwarded headers that a client sends', async () => {
    const forged = Object.fromEntries(
      ['x-forwarded-host', 'x-forwarded-for', 'x-forwarded-port', 'x-real-ip', 'forwarded'].map((name) => [
        name,
        'evil.test',
      ]),
    );
    await send({ path: '/forged', headers: forged });
    expect(received.at(-1)?.headers).toMatchObject({ host: 'jobs.example.com', 'x-real-ip': '127.0.0.1' });
    expect(JSON.stringify(received.at(-1))).not.toContain('evil.test');
  });

  test('uses one request id for the site, the visitor and the log', async () => {
    const { headers } = await send({ path: '/named', headers: { 'x-request-id': 'evil.test' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(received.at(-1)?.headers['x-request-id']).toBe(headers['x-request-id']);
    await waitFor(() => expect(readFileSync(log, 'utf8')).toContain(headers['x-request-id']));
  });

  test('rejects requests for other host names', async () => {
    await expect(send({ path: '/', headers: { host: 'evil.test' } })).rejects.toThrow();
  });

  test('rejects methods that the site does not support', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'])
      expect([method, (await send({ path: '/', method })).status]).toEqual([method, 405]);
    expect(received.map(({ method }) => method)).not.toContain('OPTIONS');
  });

  test('redirects pages to https and rejects API requests over http', async () => {
    const redirect = await send({ path: '/terms?a=1', port: plain });
    expect([redirect.status, redirect.headers.location]).toEqual([301, 'https://jobs.example.com/terms?a=1']);
    expect((await send({ path: '/api/scheduled-work', port: plain })).status).toBe(403);
  });

  test('passes on the path of an absolute URL, and rejects a request without a path', async () => {
    expect((await send({ path: '*', method: 'OPTIONS' })).status).toBe(400);
    expect((await send({ path: 'http://jobs.example.com/whole?a=1' })).status).toBe(200);
    expect(
      received.map(({ url }) => url).filter((url) => url?.includes('*') || url?.includes('whole')),
    ).toEqual(['/whole?a=1']);
  });

  test('rejects a query of more than 2 kB before it reaches the site', async () => {
    for (const path of ['/', '/search', '/jobs-near-me', '/texas/austin', '/terms', '/api/jobs/search']) {
      expect((await send({ path: `${path}?q${'&q'.repeat(6500)}` })).status, path).toBe(414);
    }
    expect((await send({ path: `/?${'a'.repeat(2048)}` })).status).toBe(200);
    expect((await send({ path: `/?${'a'.repeat(2049)}` })).status).toBe(414);
    expect(received.every(({ url = '' }) => url.length < 2100)).toBe(true);
  });

  test('passes on a response with 9 kB of headers', async () => {
    expect((await send({ path: '/session' })).status).toBe(200);
  });

  test('sends one HSTS header', async () => {
    const { headers } = await send({ path: '/strict' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  const cacheStatus = async (address: string, headers = {}) =>
    (await send({ path: address, headers })).headers['x-cache'];

  test.each([
    ['a page with s-maxage', '200 s-maxage=60, stale-while-revalidate=60', 'HIT'],
    ['a search', '200 public, max-age=0, s-maxage=30, stale-while-revalidate=30', 'HIT'],
    ['no page without a Cache-Control', '200 ', 'MISS'],
    ['no private page', '200 private, no-cache', 'MISS'],
    ['no page with no-store', '200 no-store', 'MISS'],
    ['no 404', '404 s-maxage=60', 'MISS'],
    ['no redirect', '307 s-maxage=60', 'MISS'],
    ['no failure', '500 public, s-maxage=60', 'MISS'],
  ])('caches %s', async (_, response, secondStatus) => {
    const address = `/cached/${encodeURIComponent(response)}`;
    expect([await cacheStatus(address), await cacheStatus(address)]).toEqual(['MISS', secondStatus]);
  });

  test('caches each address and each kind of router data separately', async () => {
    expect(await cacheStatus('/texas/austin')).toBe('MISS');
    expect(await cacheStatus('/texas/austin')).toBe('HIT');
    for (const other of ['/texas/austin?q=a', '/texas%2Faustin', '//texas/austin'])
      expect([other, await cacheStatus(other)]).toEqual([other, 'MISS']);
    const kinds = [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-state-tree': '["a"]' },
      { rsc: '1', 'next-url': '/texas' },
    ];
    for (const headers of kinds) {
      expect([headers, await cacheStatus('/texas/austin', headers)]).toEqual([headers, 'MISS']);
      expect([headers, await cacheStatus('/texas/austin', headers)]).toEqual([headers, 'HIT']);
    }
  });

  test('serves one cache entry compressed and uncompressed', async () => {
    const compressed = await send({
      path: '/compressed',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(compressed.headers).toMatchObject({ 'x-cache': 'MISS', 'content-encoding': 'gzip' });
    expect(received.at(-1)?.headers['accept-encoding']).toBeUndefined();
    const { headers } = await send({ path: '/compressed' });
    expect([headers['x-cache'], headers['content-encoding']]).toEqual(['HIT', undefined]);
  });

  test('caches nothing for signed-in people', async () => {
    const cookie = '__Host-doorstep_session.0=a; __Host-doorstep_signed_in=1';
    expect(await cacheStatus('/texas/waco', { cookie })).toBe('BYPASS');
    expect(await cacheStatus('/texas/waco')).toBe('MISS');
    expect(await cacheStatus('/texas/waco', { cookie })).toBe('BYPASS');
  });

  test('caches a search, but not for a visitor with a saved place', async () => {
    const cookie = 'a=b; __Host-doorstep_place=c';
    for (const search of ['/jobs-near-me?q=a', '/search', '/texas/dallas?type=contract']) {
      expect([search, await cacheStatus(search, { cookie })]).toEqual([search, 'BYPASS']);
      expect([search, await cacheStatus(search)]).toEqual([search, 'MISS']);
      expect([search, await cacheStatus(search)]).toEqual([search, 'HIT']);
      expect([search, await cacheStatus(search, { cookie })]).toEqual([search, 'BYPASS']);
    }
    for (const address of ['/texas/dallas', '/api/jobs/map?zoom=9']) {
      expect(await cacheStatus(address)).toBe('MISS');
      expect(await cacheStatus(address, { cookie })).toBe('HIT');
    }
  });

  test('logs neither secrets in paths nor queries', async () => {
    const secret = 'ab12'.repeat(16);
    await send({ path: `/alerts/confirm/${secret}?q=nurse` });
    await send({
      path: `/application/%61${secret.slice(1)}/cv`,
      headers: { referer: `https://x.test/${secret}` },
    });
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('/application/***/cv');
    const logged = readFileSync(log, 'utf8');
    expect(logged).toContain('"path":"/alerts/confirm/***"');
    expect(logged).not.toMatch(/b12ab12|nurse/);
  });

  // The last test, because later requests would be limited too.
  test('rejects a flood of requests with 429, but not 50 at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => send({ path: '/busy' }).then(({ status }) => status)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const flood: number[] = [];
    while (flood.length < 600 && flood.at(-1) !== 429) flood.push((await send({ path: '/busy' })).status);
    expect(flood.at(-1)).toBe(429);
  });
});
