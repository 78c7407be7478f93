import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { askedNonce } from '../../lib/http/inline-scripts.mjs';
import { readRequestLines } from '../../lib/http/request-line';
import { decideWhatScriptsRun } from '../../lib/http/script-policy';
import { headersByAddress } from '../../lib/http/security-headers';

decideWhatScriptsRun();
readRequestLines();

const [all] = headersByAddress({
  supabaseUrl: undefined,
  tileUrl: undefined,
  siteUrl: undefined,
  isDevelopment: false,
});
const fixed = all?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

let handle: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((incoming, response) => {
  if (incoming.url !== '/bare') response.setHeader('Content-Security-Policy', fixed);
  handle(incoming, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

async function ask(line: { method?: string; path?: string; headers?: Record<string, string> } = {}) {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, ...line });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.headers;
}

const withScripts = (scripts: string) => fixed.replace("script-src 'self'", `script-src 'self'${scripts}`);

test('a page rendered for a request gets the nonce that the request bore, and no other', async () => {
  const seen: (string | undefined)[] = [];
  handle = (incoming, response) => {
    seen.push(askedNonce(incoming.headers));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('page');
  };
  const headers = { 'content-security-policy': "script-src 'nonce-mine'" };
  const policies = [
    (await ask({ headers }))['content-security-policy'],
    (await ask())['content-security-policy'],
  ];
  expect(policies).toEqual(seen.map((nonce) => withScripts(` 'nonce-${nonce}'`)));
  expect(new Set([...seen, 'mine']).size).toBe(3);
});

test('a kept page gets the hashes that it was stored with, as one policy, and no nonce', async () => {
  handle = (_incoming, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.appendHeader('content-security-policy', "script-src 'self' 'sha256-abc='");
    response.write('a page');
    response.end();
  };
  expect((await ask())['content-security-policy']).toBe(withScripts(" 'sha256-abc='"));
});

test('the data of a kept page runs nothing, and that the page has not changed says what it ran', async () => {
  handle = (incoming, response) => {
    response.appendHeader('content-security-policy', "script-src 'self' 'sha256-abc='");
    if (incoming.url === '/data') response.setHeader('Content-Type', 'text/x-component');
    else response.statusCode = 304;
    response.end();
  };
  expect((await ask({ path: '/data' }))['content-security-policy']).toBe(fixed);
  expect((await ask())['content-security-policy']).toBe(withScripts(" 'sha256-abc='"));
});

test('what is no page, and what is not known, lets no inline script run', async () => {
  handle = (_incoming, response) => response.end('{}');
  expect((await ask())['content-security-policy']).toBe(fixed);
  expect(fixed).toContain("script-src 'self';");
  expect((await ask({ path: '/bare' }))['content-security-policy']).toMatch(/^default-src 'none';/);
});

test('a method that nothing answers is led to the refusal, and a whole address to its path', async () => {
  const lines: unknown[] = [];
  handle = (incoming, response) => {
    lines.push([incoming.method, incoming.url]);
    response.end();
  };
  await ask({ method: 'TRACE', path: '/terms' });
  await ask({ method: 'PROPFIND', path: '/' });
  await ask({ path: 'http://evil.test/terms?a=1' });
  await ask({ method: 'POST', path: '/api/me' });
  expect(lines).toEqual([
    ['GET', '/api/refused-method'],
    ['GET', '/api/refused-method'],
    ['GET', '/terms?a=1'],
    ['POST', '/api/me'],
  ]);
});
