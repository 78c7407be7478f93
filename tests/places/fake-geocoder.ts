import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export type FakeResponse = { status: number; body: string; headers?: Record<string, string> } | 'silence';
export type FakeRequest = { url: URL; headers: IncomingMessage['headers']; receivedAt: number };

/** A geocoder on loopback that sends queued responses and records the requests. */
export function createFakeGeocoder() {
  const requests: FakeRequest[] = [];
  let queuedResponses: FakeResponse[] = [];
  let baseUrl = '';
  const server = createServer((request, response) => {
    requests.push({
      url: new URL(request.url ?? '/', baseUrl),
      headers: request.headers,
      receivedAt: performance.now(),
    });
    // The last response is kept for all further requests.
    const next = queuedResponses.length > 1 ? queuedResponses.shift() : queuedResponses[0];
    if (next === 'silence' || !next) return;
    response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers }).end(next.body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    requests.length = 0;
    queuedResponses = [];
  });
  return {
    requests,
    baseUrl: () => baseUrl,
    nextResponse: (...responses: FakeResponse[]) => {
      queuedResponses = responses;
    },
  };
}

export const json = (body: unknown, status = 200): FakeResponse => ({ status, body: JSON.stringify(body) });
