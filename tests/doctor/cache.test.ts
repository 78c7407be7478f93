import { expect, test } from 'vitest';
import { createInstallation } from '../../supabase/doctor/installation.ts';
import { checkCache } from '../../supabase/doctor/services.ts';
import { cacheServerSkipReason, startCacheServer } from '../support/cache-server.ts';

const runCheck = async (more: Record<string, string>) => {
  const variables = {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key',
    SUPABASE_SECRET_KEY: 'key',
    ...more,
  };
  return (await checkCache(createInstallation(variables))).map(({ state, message }) => [state, message]);
};

test('checks nothing without CACHE_URL', async () => {
  expect(await runCheck({})).toEqual([]);
});

test('only warns of an unreachable cache, because the site can run without it', async () => {
  expect(await runCheck({ CACHE_URL: 'redis://127.0.0.1:9' })).toEqual([
    ['warn', expect.stringMatching(/^The shared cache does not respond \(.*ECONNREFUSED/)],
  ]);
});

test.skipIf(cacheServerSkipReason)('accepts a reachable cache with a memory limit', async () => {
  const server = await startCacheServer();
  try {
    expect(await runCheck({ CACHE_URL: server.url })).toEqual([['ok', 'responds']]);
  } finally {
    await server.stop();
  }
});
