import { expect, test, vi } from 'vitest';
import { listJobFiles } from '@/lib/listings/sitemap';

const claims = vi.hoisted(() => ({ jobs: 0 }));
vi.mock('@/lib/supabase/catalog', () => ({
  catalogClient: () => ({ rpc: () => ({ throwOnError: async () => ({ data: claims }) }) }),
}));

test.each([
  [15_000, 1],
  [100_000, 16],
  [1_000_000, 256],
])('%d jobs are split into %d sitemaps', async (jobs, files) => {
  claims.jobs = jobs;
  expect(await listJobFiles()).toHaveLength(files);
});
