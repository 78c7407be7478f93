import { expect, test, vi } from 'vitest';
import { getCurrentPlace } from '@/lib/jobs/current-place';

vi.mock('next/headers', () => ({
  cookies: async () => {
    throw new Error('left to the request');
  },
}));

test('defers a page that needs the place to the request if a build has no configuration', async () => {
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', undefined);
  await expect(getCurrentPlace()).rejects.toThrow('left to the request');
  vi.unstubAllEnvs();
});
