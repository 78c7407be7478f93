import { afterEach, expect, test, vi } from 'vitest';
import { makeFigures } from '@/lib/listings/figures';
import { log } from '@/lib/log';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase/catalog', () => ({ catalogClient: () => ({ rpc }) }));
afterEach(() => vi.restoreAllMocks());

const answer = (...data: { failure: string | null }[]) => ({ throwOnError: async () => ({ data }) });

test('a figure that fails is counted and logged, and the others are made', async () => {
  const logged = vi.spyOn(log, 'error');
  rpc
    .mockReturnValueOnce(answer({ failure: null }))
    .mockReturnValueOnce(answer({ failure: '["claims"]: division by zero' }))
    .mockReturnValueOnce(answer({ failure: null }))
    .mockReturnValue(answer());
  expect(await makeFigures(performance.now() + 60_000)).toEqual({ made: 2, failed: 1 });
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.lastCall?.[0]).toMatchObject({
    where: 'figure',
    fault: '["claims"]: division by zero',
  });
});
