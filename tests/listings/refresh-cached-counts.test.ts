import { afterEach, expect, test, vi } from 'vitest';
import { refreshCachedCounts } from '@/lib/listings/refresh-cached-counts';
import { log } from '@/lib/log';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase/catalog', () => ({ catalogClient: () => ({ rpc }) }));
afterEach(() => vi.restoreAllMocks());

const createResponse = (...data: { failure: string | null }[]) => ({ throwOnError: async () => ({ data }) });

test('logs a count that fails and refreshes the other counts', async () => {
  const logged = vi.spyOn(log, 'error');
  rpc
    .mockReturnValueOnce(createResponse({ failure: null }))
    .mockReturnValueOnce(createResponse({ failure: '["claims"]: division by zero' }))
    .mockReturnValueOnce(createResponse({ failure: null }))
    .mockReturnValue(createResponse());
  expect(await refreshCachedCounts(performance.now() + 60_000)).toEqual({ refreshed: 2, failed: 1 });
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.lastCall?.[0]).toMatchObject({
    where: 'cached count',
    error: '["claims"]: division by zero',
  });
});
