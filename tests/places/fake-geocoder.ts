import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export type FakeAnswer = { status: number; body: string; headers?: Record<string, string> } | 'silence';
export type FakeRequest = { url: URL; headers: IncomingMessage['headers']; at: number };

/** An outside geocoder of our own on loopback: it answers what the test queues up and remembers what it was asked. */
export function fakeGeocoder() {
  const requests: FakeRequest[] = [];
  let answers: FakeAnswer[] = [];
  let baseUrl = '';
  const server = createServer((request, response) => {
    requests.push({
      url: new URL(request.url ?? '/', baseUrl),
      headers: request.headers,
      at: performance.now(),
    });
    // The last answer stays, so that a test may say once what is always answered.
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'silence' || !answer) return;
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body);
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
    answers = [];
  });
  return {
    requests,
    baseUrl: () => baseUrl,
    answer: (...next: FakeAnswer[]) => {
      answers = next;
    },
  };
}

export const json = (body: unknown, status = 200): FakeAnswer => ({ status, body: JSON.stringify(body) });
