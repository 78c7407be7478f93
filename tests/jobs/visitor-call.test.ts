import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { publicClient } from '@/lib/supabase/public';
import { callAsVisitor } from '@/lib/supabase/visitor-call';

const settings = vi.hoisted((): { supabaseUrl?: string } => ({}));
vi.mock('@/lib/env', async (original) => {
  const actual = await original<typeof import('@/lib/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
afterEach(() => {
  delete settings.supabaseUrl;
});

const args = { center_lat: 30.267, center_lng: -97.743, radius_km: 10, page_size: 2 };

test('a call answers what the client of Supabase answers', async () => {
  const { data } = await publicClient().rpc('find_jobs', args).throwOnError();
  expect(await callAsVisitor('find_jobs', args)).toEqual(data);
});

test('and fails with what the database says', async () => {
  const wrong = { ...args, sort: 'best' };
  const { error } = await publicClient().rpc('find_jobs', wrong);
  await expect(callAsVisitor('find_jobs', wrong)).rejects.toMatchObject({
    message: error?.message,
    code: error?.code,
  });
  // Only the server may ask for it.
  await expect(callAsVisitor('listings_of_jobs', { job_ids: [] })).rejects.toThrow(/permission denied/);
});

/** Stands in for the API; `answer` says what becomes of the nth request. */
async function startApi(answer: (number: number, socket: Socket) => string | null) {
  let asked = 0;
  await listen((request, response) => {
    request.resume();
    request.once('end', () => {
      const body = answer(++asked, request.socket);
      if (body === null) request.socket.destroy();
      else response.writeHead(body.startsWith('[') ? 200 : 502).end(body);
    });
  });
  return () => asked;
}

async function listen(onRequest: RequestListener) {
  const server = createServer(onRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  settings.supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a kept connection that is lost as it is used is replaced', async () => {
  const asked = await startApi((number) => (number === 2 ? null : '[]'));
  expect(await callAsVisitor('find_jobs', args)).toEqual([]);
  expect(await callAsVisitor('find_jobs', args)).toEqual([]);
  expect(asked()).toBe(3);
});

test('but a new one that is lost is a fault, and so is what is no answer', async () => {
  const asked = await startApi((number) => (number === 1 ? null : 'Bad gateway'));
  await expect(callAsVisitor('find_jobs', args)).rejects.toThrow();
  expect(asked()).toBe(1);
  await expect(callAsVisitor('find_jobs', args)).rejects.toThrow('Supabase answered 502.');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['never begins', () => {}],
  ['never ends', (response) => response.writeHead(200).write('[')],
])('an answer that %s is a fault after ten seconds', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hangs = Promise.withResolvers<void>();
  await listen((_request, response) => {
    answer(response);
    hangs.resolve();
  });
  const given = expect(callAsVisitor('find_jobs', args)).rejects.toThrow('Supabase did not answer in time.');
  await hangs.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  await given;
});
