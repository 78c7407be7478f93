import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noCacheServer, startCacheServer } from '../support/cache-server.ts';

if (noCacheServer) console.warn(`${noCacheServer} The tests of CACHE_URL are skipped.`);

/** What one web process has: its own copy of the module. */
async function startProcess() {
  vi.resetModules();
  return await import('../../lib/cache/tag-times.mjs');
}

describe.skipIf(noCacheServer)('processes that share CACHE_URL', () => {
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

  test('what one expires is expired in the other with its next read, a hundred times', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    for (let index = 0; index < 100; index++) {
      const before = Date.now();
      await one.expireTags([`job:${index}`, 'jobs:newest']);
      expect(await other.getLastExpiry([`job:${index}`])).toBeGreaterThanOrEqual(before);
    }
    expect(await other.getLastExpiry(['job:never'])).toBe(0);
  });

  test('while the server is away a process goes on with its own times, soon, and warns once', async () => {
    const process = await startProcess();
    await process.expireTags(['job:1']);
    await server.kill();
    const before = Date.now();
    await process.expireTags(['job:2']);
    expect(await process.getLastExpiry(['job:2'])).toBeGreaterThanOrEqual(before);
    expect(Date.now() - before).toBeLessThan(1000);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('a server that takes connections and does not answer holds no page up', async () => {
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
    await Promise.all([one, other].map((each) => each.getLastExpiry(['job:1'])));
    await server.kill();
    await server.startAgain();
    await expect
      .poll(async () => {
        await one.expireTags(['job:9']);
        return other.getLastExpiry(['job:9']);
      })
      .toBeGreaterThan(0);
  });
});

test('without CACHE_URL a process knows its own times', async () => {
  const { expireTags, getLastExpiry } = await startProcess();
  const before = Date.now();
  await expireTags(['job:own']);
  expect(await getLastExpiry(['job:own', 'job:other'])).toBeGreaterThanOrEqual(before);
});
