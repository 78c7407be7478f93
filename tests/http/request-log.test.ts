import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as later } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { takeConsole, tellOnce } from '../../lib/console-to-log';
import { answerOnce } from '../../lib/http/answer-once';
import { keepAnswer } from '../../lib/http/exchange.mjs';
import { tellOfRequests } from '../../lib/http/request-log';
import { log, logFault } from '../../lib/log';

tellOfRequests((path) => (path === '/healthz' ? path : `/[${path.split('/').length - 1}]`));
answerOnce({
  isPersonal: () => false,
  isSearch: () => false,
  sharedSearch: () => null,
  fromTemplate: async () => null,
  headersOf: () => ({}),
});

let render: (incoming: IncomingMessage, response: ServerResponse) => void | Promise<void>;
const server = createServer((incoming, response) => render(incoming, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.close();
});

takeConsole();

const lines = vi.spyOn(log, 'info');
const quietLines = vi.spyOn(log, 'debug');
const faults = vi.spyOn(log, 'error');
beforeEach(() => {
  vi.clearAllMocks();
  render = (_incoming, response) => {
    response.end('All of it');
  };
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  await answer.toArray();
  return { status: answer.statusCode, id: String(answer.headers['x-request-id']) };
}
const told = async (number: number) => {
  await expect.poll(() => lines.mock.calls.length).toBe(number);
  return lines.mock.calls.map(([line]) => line as unknown as Record<string, unknown>);
};

test('an answer is one line: what was asked as a pattern, how it ended, how long it took', async () => {
  render = (_incoming, response) => {
    response.statusCode = 418;
    response.end();
  };
  const { id } = await ask(
    '/job/night-nurse?q=elm+street&token=secret',
    { cookie: 'doorstep_place=austin', 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer secret' },
    'POST',
  );
  expect(await told(1)).toEqual([
    { request: id, method: 'POST', route: '/[2]', status: 418, ms: expect.any(Number) },
  ]);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
});

test('each request has a reference of its own, or that of the proxy before it', async () => {
  const [one, other] = [await ask('/a'), await ask('/a')];
  expect(one.id).not.toBe(other.id);
  const ofProxy = '0123456789abcdef0123456789abcdef';
  expect((await ask('/a', { 'x-request-id': ofProxy })).id).toBe(ofProxy);
  for (const words of ['maria@example.com', 'night nurse', '']) {
    expect((await ask('/a', { 'x-request-id': words })).id).toMatch(/^[0-9a-f]{12}$/);
  }
});

test('a fault that a request causes bears its reference, however late', async () => {
  render = async (_incoming, response) => {
    await later();
    response.end(logFault('somewhere', new Error('no')));
  };
  const all = await Promise.all(['/a', '/b', '/c'].map((path) => ask(path)));
  expect(faults.mock.calls.map(([line]) => (line as unknown as { id: string }).id).sort()).toEqual(
    all.map(({ id }) => id).sort(),
  );
});

test('what Next.js prints is told in the same log, and once', async () => {
  const fault = Object.assign(new Error('of maria@example.com'), { digest: '42' });
  console.error(' \u2a2f', fault);
  tellOnce('/job/[id]', fault);
  console.error('Auth error of maria@example.com');
  console.error(new Error('of nobody’s page'));
  await later();
  expect(faults.mock.calls).toMatchObject([
    [{ where: '/job/[id]', fault: { digest: '42', message: 'of …@…' } }, 'fault'],
    [{ said: ['Auth error of …@…'] }, 'console'],
    [{ where: 'console', fault: { message: 'of nobody’s page' } }, 'fault'],
  ]);
});

test('a request that is broken off in the middle is no fault', async () => {
  const hangUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  tellOnce('/login', hangUp);
  console.error(' \u2a2f', hangUp);
  tellOnce('/login', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  await later();
  expect(faults.mock.calls).toMatchObject([[{ fault: { message: 'read ECONNRESET' } }, 'fault']]);
});

test('what is sent again as it lies is said to be, with the reference of whoever asks now', async () => {
  render = (_incoming, response) => {
    response.setHeader('X-Nextjs-Cache', 'MISS');
    keepAnswer({ from: Date.now(), until: Date.now() + 30_000, tags: [] });
    response.end('All of it');
  };
  const [first, second] = [await ask('/kept'), await ask('/kept')];
  expect(second.id).not.toBe(first.id);
  expect((await told(2)).map(({ request: id, cache }) => [id, cache])).toEqual([
    [first.id, 'miss'],
    [second.id, 'kept'],
  ]);
});

test('who looks every few seconds fills no log', async () => {
  await ask('/healthz');
  await ask('/a');
  await told(1);
  expect(quietLines.mock.calls.map(([line]) => line)).toMatchObject([{ route: '/healthz' }]);
});

test('an answer that nobody waited for is said to be', async () => {
  let open: ServerResponse | undefined;
  render = (_incoming, response) => {
    open = response;
    response.write('Some');
  };
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, path: '/left' });
  outgoing.on('error', () => {});
  outgoing.end();
  await once(outgoing, 'response');
  outgoing.destroy();
  expect(await told(1)).toMatchObject([{ left: true }]);
  open?.end();
});
