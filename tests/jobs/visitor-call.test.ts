import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publicClient } from '@/lib/supabase/public';
import { serviceClient } from '@/lib/supabase/service';
import { timedFetch } from '@/lib/supabase/timed-fetch';
import { callAsVisitor } from '@/lib/supabase/visitor-call';

const args = { center_lat: 30.267, center_lng: -97.743, radius_km: 10, page_size: 2 };

test('returns the rows of a read-only function', async () => {
  // The gazetteer does not change during the run; jobs do.
  const point = { lat: 30.267, lng: -97.743 };
  const { data } = await publicClient().rpc('reverse_geocode', point).throwOnError();
  expect(data).not.toEqual([]);
  expect(await callAsVisitor('reverse_geocode', point)).toEqual(data);
});

test('throws the error of the database', async () => {
  const invalidArgs = { ...args, sort: 'best' };
  const { error } = await publicClient().rpc('search_and_count_jobs', invalidArgs);
  await expect(callAsVisitor('search_and_count_jobs', invalidArgs)).rejects.toMatchObject({
    message: error?.message,
    code: error?.code,
  });
  // Only the server may call this function.
  await expect(callAsVisitor('list_affected_listings', { job_ids: [] })).rejects.toThrow(/permission denied/);
});

test('reads time out after ten seconds, but writes do not', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  onTestFinished(() => timeout.mockRestore());
  await expect(callAsVisitor('search_and_count_jobs', args)).rejects.toThrow();
  const { error } = await serviceClient().from('outbox').select('id').limit(1);
  expect(error?.message).toContain('did not respond in time');
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  const written = await serviceClient().from('outbox').delete().eq('id', -1);
  expect(written.error).toBeNull();
});

test.each<[string, (response: ServerResponse) => void]>([
  ['never begins', () => {}],
  ['never ends', (response) => void response.writeHead(200).write('[')],
])('a response that %s times out', async (_, respond) => {
  const server = createServer((_request, response) => respond(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const soon = AbortSignal.timeout(300);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  onTestFinished(() => timeout.mockRestore());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient(url, 'key', { global: { fetch: timedFetch } });
  const { error } = await client.from('jobs').select('id');
  expect(error).not.toBeNull();
});
