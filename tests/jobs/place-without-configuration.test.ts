import { expect, test, vi } from 'vitest';
import { getCurrentPlace } from '@/lib/jobs/current-place';

vi.mock('next/headers', () => ({
  cookies: async () => {
    throw new Error('cookies need a request');
  },
}));

test('a build without configuration renders pages with the visitor’s place per request', async () => {
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', undefined);
  await expect(getCurrentPlace()).rejects.toThrow('cookies need a request');
  vi.unstubAllEnvs();
});
