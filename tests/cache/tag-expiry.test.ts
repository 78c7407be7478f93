import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheServerSkipReason, startCacheServer } from '../support/cache-server.ts';

if (cacheServerSkipReason) console.warn(`${cacheServerSkipReason} Skipping the CACHE_URL tests.`);

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

  test('a tag that one process expires is expired at the next read of another process', async () => {
    const [writer, reader] = [await startProcess(), await startProcess()];
    for (let index = 0; index < 100; index++) {
      const before = Date.now();
      await writer.expireTags([`job:${index}`, 'jobs:newest']);
      expect(await reader.getLastExpiry([`job:${index}`])).toBeGreaterThanOrEqual(before);
    }
    expect(await reader.getLastExpiry(['job:never'])).toBe(0);
  });

  test('while the server is down, a process uses its own expirations without delay and warns once', async () => {
    const process = await startProcess();
    await process.expireTags(['job:1']);
    await server.kill();
    const before = Date.now();
    await process.expireTags(['job:2']);
    expect(await process.getLastExpiry(['job:2'])).toBeGreaterThanOrEqual(before);
    expect(Date.now() - before).toBeLessThan(1000);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('an unresponsive server does not delay pages', async () => {
    const process = await startProcess();
    await process.expireTags(['job:1']);
    server.pause();
    const before = Date.now();
    expect(await process.getLastExpiry(['job:1'])).toBeGreaterThan(0);
    expect(Date.now() - before).toBeLessThan(1000);
    server.resume();
  });

  test('processes share expirations again after the server restarts', async () => {
    const [writer, reader] = [await startProcess(), await startProcess()];
    await Promise.all([writer, reader].map((instance) => instance.getLastExpiry(['job:1'])));
    await server.kill();
    await server.restart();
    await expect
      .poll(async () => {
        await writer.expireTags(['job:9']);
        return reader.getLastExpiry(['job:9']);
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
