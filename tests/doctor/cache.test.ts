import { expect, test } from 'vitest';
import { installationOf } from '../../supabase/doctor/installation.ts';
import { lookAtCache } from '../../supabase/doctor/services.ts';
import { noCacheServer, startCacheServer } from '../support/cache-server.ts';

const look = async (more: Record<string, string>) => {
  const variables = {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key',
    SUPABASE_SECRET_KEY: 'key',
    ...more,
  };
  return (await lookAtCache(installationOf(variables))).map(({ state, says }) => [state, says]);
};

test('a site of one process needs no cache', async () => {
  expect(await look({})).toEqual([]);
});

test('a cache that is away is a warning, because the site runs without it', async () => {
  expect(await look({ CACHE_URL: 'redis://127.0.0.1:9' })).toEqual([
    ['warn', expect.stringMatching(/^The shared cache does not answer \(.*ECONNREFUSED/)],
  ]);
});

test.skipIf(noCacheServer)('one that answers and has a bound is fine', async () => {
  const server = await startCacheServer();
  try {
    expect(await look({ CACHE_URL: server.url })).toEqual([['ok', 'answers']]);
  } finally {
    await server.stop();
  }
});
