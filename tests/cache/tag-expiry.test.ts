import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheServerSkipReason, startCacheServer } from '../support/cache-server.ts';

if (cacheServerSkipReason) console.warn(`${cacheServerSkipReason} The tests of CACHE_URL are skipped.`);

/** One web process, with its own copy of the module. */
async function startProcess() {
  vi.resetModules();
  return await import('../../lib/cache/tag-expiry.mjs');
}

describe.skipIf(cacheServerSkipReason)('processes that share CACHE_URL', () => {
  let server: Awaited<ReturnType<typeof startCacheServer>>;
  beforeEach(async () => {
    server = await startCacheServer();
    vi.stubEnv('CACHE_URL', server.url);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await server.stop();
  });

  test('an expiration in one applies to the next read of the other, a hundred times', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    for (let index = 0; index < 100; index++) {
      const before = Date.now();
      await one.expireTags([`job:${index}`, 'jobs:newest']);
      expect(await other.getLastExpiry([`job:${index}`])).toBeGreaterThanOrEqual(before);
    }
    expect(await other.getLastExpiry(['job:never'])).toBe(0);
  });

  test('while the server is down a process uses its own expirations at once and warns once', async () => {
    const process = await startProcess();
    await process.expireTags(['job:1']);
    await server.kill();
    const before = Date.now();
    await process.expireTags(['job:2']);
    expect(await process.getLastExpiry(['job:2'])).toBeGreaterThanOrEqual(before);
    expect(Date.now() - before).toBeLessThan(1000);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('a server that accepts connections but does not respond delays no page', async () => {
    const process = await startProcess();
    await process.expireTags(['job:1']);
    server.pause();
    const before = Date.now();
    expect(await process.getLastExpiry(['job:1'])).toBeGreaterThan(0);
    expect(Date.now() - before).toBeLessThan(1000);
    server.resume();
  });

  test('when the server is back the processes share again', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await Promise.all([one, other].map((instance) => instance.getLastExpiry(['job:1'])));
    await server.kill();
    await server.restart();
    await expect
      .poll(async () => {
        await one.expireTags(['job:9']);
        return other.getLastExpiry(['job:9']);
      })
      .toBeGreaterThan(0);
  });
});

test('without CACHE_URL a process uses its own expirations', async () => {
  const { expireTags, getLastExpiry } = await startProcess();
  const before = Date.now();
  await expireTags(['job:own']);
  expect(await getLastExpiry(['job:own', 'job:other'])).toBeGreaterThanOrEqual(before);
});
