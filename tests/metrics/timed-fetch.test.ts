import { afterEach, expect, test, vi } from 'vitest';
import { metrics } from '@/lib/metrics';
import { getCallName, timedFetch } from '@/lib/supabase/timed-fetch';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['http://127.0.0.1:54321/rest/v1/rpc/search_and_count_jobs', 'search_and_count_jobs'],
  ['https://x.supabase.co/rest/v1/outbox?select=id&recipient=eq.ada%40example.com', 'outbox'],
  ['https://x.supabase.co/auth/v1/token?grant_type=password', 'auth/token'],
  ['https://x.supabase.co/auth/v1/admin/users/5f0c1f9e-8f2a-4c8e-9a53-0a4f6a1b2c3d', 'auth/admin'],
  ['https://x.supabase.co/storage/v1/object/applications/cvs/1_ada.pdf', 'storage/object'],
  ['https://example.com/anything', 'other'],
])('a request to %s is measured as %s', (url, call) => {
  expect(getCallName(url)).toBe(call);
});

test('measures every call; counts a 5xx and a lost connection as errors, but not an abort', async () => {
  const countErrors = async () => {
    const { values } = await metrics.databaseErrors.get();
    return values.find(({ labels }) => labels.call === 'counted_call')?.value ?? 0;
  };
  const url = 'http://127.0.0.1/rest/v1/rpc/counted_call';
  const responses: (() => Promise<Response>)[] = [
    async () => new Response('[]'),
    async () => new Response('', { status: 404 }),
    async () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError('fetch failed')),
    () => Promise.reject(new DOMException('Enough', 'AbortError')),
  ];
  for (const respond of responses) {
    vi.stubGlobal('fetch', respond);
    await timedFetch(url).catch(() => {});
  }
  expect(await countErrors()).toBe(2);
  const { values } = await metrics.databaseDurations.get();
  const count = values.find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.call === 'counted_call',
  );
  expect(count?.value).toBe(5);
});
