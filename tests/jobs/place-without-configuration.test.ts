import { expect, test, vi } from 'vitest';
import { currentPlace } from '@/lib/jobs/current-place';

vi.mock('next/headers', () => ({
  cookies: async () => {
    throw new Error('left to the request');
  },
}));

test('a build, which has no configuration, leaves a page that asks for the place to the request', async () => {
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', undefined);
  await expect(currentPlace()).rejects.toThrow('left to the request');
  vi.unstubAllEnvs();
});
