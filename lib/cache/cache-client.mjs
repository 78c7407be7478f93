/**
 * A client that fails fast (250 ms) instead of queueing commands, and reconnects for as long as the process runs.
 * @param {string} url redis(s):// or valkey(s)://
 */
export async function createCacheClient(url) {
  const { Redis } = await import('iovalkey');
  return new Redis(url.replace(/^valkey/, 'redis'), {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 250,
    commandTimeout: 250,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1000),
  });
}
