import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteEmptySearch } from '@/lib/jobs/empty-searches';

const rpc = vi.hoisted(() => vi.fn(async () => ({ error: null })));
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }));

beforeEach(() => {
  vi.useFakeTimers();
  rpc.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const austin = { lat: 30.267, lng: -97.743 };

test('searches in vain of some seconds are told together, those for the same in the same place as one', () => {
  for (const center of [austin, { lat: 30.269, lng: -97.741 }, null, { lat: 40.713, lng: -74.006 }])
    noteEmptySearch({ query: 'zeppelin', center });
  expect(rpc).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(rpc).toHaveBeenCalledExactlyOnceWith('note_empty_searches', {
    asked: [
      { words: 'zeppelin', lat: 30.27, lng: -97.74, times: 2 },
      { words: 'zeppelin', lat: null, lng: null, times: 1 },
      { words: 'zeppelin', lat: 40.71, lng: -74.01, times: 1 },
    ],
  });
  noteEmptySearch({ query: 'zeppelin', center: austin });
  vi.runAllTimers();
  expect(rpc).toHaveBeenLastCalledWith('note_empty_searches', {
    asked: [{ words: 'zeppelin', lat: 30.27, lng: -97.74, times: 1 }],
  });
});

test('a flood of different ones takes no more memory than the day has room for', () => {
  for (let number = 0; number < 3000; number++) noteEmptySearch({ query: `word ${number}`, center: null });
  vi.runAllTimers();
  const [, told] = rpc.mock.lastCall as unknown as [string, { asked: unknown[] }];
  expect(told.asked).toHaveLength(500);
});
