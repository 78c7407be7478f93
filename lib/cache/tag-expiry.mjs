import { LRUCache } from 'lru-cache';
import { createCacheClient } from './cache-client.mjs';

/**
 * The time of each cache tag's last expiry, in milliseconds since 1970. With `CACHE_URL` (Valkey or Redis) all
 * processes of the site share these times. While that server is unreachable, each process uses its own times, and
 * `revalidate` limits a page's age.
 * @type {LRUCache<string, number>}
 */
const localExpiries = new LRUCache({ max: 200_000 });

/** Longer than the lifetime of any tagged entry. */
const tagTtlSeconds = 24 * 3600;

const toCacheKey = (/** @type {string} */ tag) => `doorstep:tag:${tag}`;

/** @param {readonly string[]} tags */
export async function expireTags(tags) {
  const now = Date.now();
  for (const tag of tags) localExpiries.set(tag, now);
  await withSharedCache(async (client) => {
    const pipeline = client.pipeline();
    for (const tag of tags) pipeline.set(toCacheKey(tag), now, 'EX', tagTtlSeconds);
    await pipeline.exec();
  });
}

/**
 * The latest expiry of these tags, in any process; 0 for never.
 * @param {readonly string[]} tags
 */
export async function getLastExpiry(tags) {
  const local = Math.max(0, ...tags.map((tag) => localExpiries.get(tag) ?? 0));
  if (tags.length === 0) return local;
  const shared = await withSharedCache((client) => client.mget(tags.map(toCacheKey)));
  return Math.max(local, ...(shared ?? []).map(Number));
}

/** @type {Promise<import('iovalkey').Redis> | undefined} */
let connection;
let lastWarning = 0;

/**
 * @template Result
 * @param {(client: import('iovalkey').Redis) => Promise<Result>} run
 * @returns {Promise<Result | undefined>} undefined without a server, or if it fails
 */
async function withSharedCache(run) {
  const url = process.env.CACHE_URL;
  if (!url) return undefined;
  connection ??= connect(url);
  try {
    return await run(await connection);
  } catch (error) {
    if (Date.now() - lastWarning > 60_000) {
      lastWarning = Date.now();
      console.warn(
        'CACHE_URL is unreachable, so other processes show changes late, when a page’s `revalidate` ends.',
        error,
      );
    }
    return undefined;
  }
}

/** @param {string} url */
async function connect(url) {
  const client = await createCacheClient(url);
  // `withSharedCache` reports failures, at most once a minute.
  client.on('error', () => {});
  await client.connect().catch(() => {});
  return client;
}
