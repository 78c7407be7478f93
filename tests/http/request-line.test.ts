import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readRequestLines } from '../../lib/http/request-line';

readRequestLines();
const server = createServer((incoming, response) => response.end(`${incoming.method} ${incoming.url}`));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

test.each([
  ['GET', '/terms?a=1', 'GET /terms?a=1'],
  ['GET', 'http://evil.example/terms?a=1', 'GET /terms?a=1'],
  ['TRACE', '/terms', 'GET /api/refused-method'],
  ['OPTIONS', '*', 'GET /api/refused-method'],
  ['GET', '*', 'GET /api/refused-method'],
  ['GET', 'http://[', 'GET /api/refused-method'],
])('%s %s reaches the site as %s', async (method, path, expected) => {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, method, path }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(Buffer.concat(await answer.toArray()).toString()).toBe(expected);
});
