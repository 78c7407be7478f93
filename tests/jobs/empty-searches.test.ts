import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordEmptySearch } from '@/lib/jobs/empty-searches';

const rpc = vi.hoisted(() => vi.fn(async () => ({ error: null })));
vi.mock('@/lib/supabase/service', () => ({ serviceClient: () => ({ rpc }) }));

beforeEach(() => {
  vi.useFakeTimers();
  rpc.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const austin = { lat: 30.267, lng: -97.743 };

test('sends searches without results in batches, with equal searches near the same place merged', () => {
  for (const center of [austin, { lat: 30.269, lng: -97.741 }, null, { lat: 40.713, lng: -74.006 }])
    recordEmptySearch({ query: 'zeppelin', center });
  expect(rpc).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(rpc).toHaveBeenCalledExactlyOnceWith('record_empty_searches', {
    searches: [
      { words: 'zeppelin', lat: 30.27, lng: -97.74, times: 2 },
      { words: 'zeppelin', lat: null, lng: null, times: 1 },
      { words: 'zeppelin', lat: 40.71, lng: -74.01, times: 1 },
    ],
  });
  recordEmptySearch({ query: 'zeppelin', center: austin });
  vi.runAllTimers();
  expect(rpc).toHaveBeenLastCalledWith('record_empty_searches', {
    searches: [{ words: 'zeppelin', lat: 30.27, lng: -97.74, times: 1 }],
  });
});

test('keeps at most 500 different searches in memory', () => {
  for (let number = 0; number < 3000; number++) recordEmptySearch({ query: `word ${number}`, center: null });
  vi.runAllTimers();
  const [, args] = rpc.mock.lastCall as unknown as [string, { searches: unknown[] }];
  expect(args.searches).toHaveLength(500);
});
