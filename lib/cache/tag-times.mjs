import { LRUCache } from 'lru-cache';
import { cacheClient } from './cache-client.mjs';

/**
 * When each cache tag was last expired, in milliseconds since 1970. With `CACHE_URL` (Valkey or Redis) the times are shared
 * by all processes of the site; while that server is away each process knows its own and no page is older than its `revalidate`.
 *
 * @type {LRUCache<string, number>}
 */
const ownTimes = new LRUCache({ max: 200_000 });

/** Longer than any entry lives that has tags of ours. */
const keepSeconds = 24 * 3600;

const keyOf = (/** @type {string} */ tag) => `doorstep:tag:${tag}`;

/** @param {readonly string[]} tags */
export async function expireTags(tags) {
  const now = Date.now();
  for (const tag of tags) ownTimes.set(tag, now);
  await share(async (client) => {
    const pipeline = client.pipeline();
    for (const tag of tags) pipeline.set(keyOf(tag), now, 'EX', keepSeconds);
    await pipeline.exec();
  });
}

/**
 * When the last of these tags was expired, here or in another process; 0 for never.
 *
 * @param {readonly string[]} tags
 */
export async function getLastExpiry(tags) {
  const own = Math.max(0, ...tags.map((tag) => ownTimes.get(tag) ?? 0));
  if (tags.length === 0) return own;
  const shared = await share((client) => client.mget(tags.map(keyOf)));
  return Math.max(own, ...(shared ?? []).map(Number));
}

/** @type {Promise<import('iovalkey').Redis> | undefined} */
let connection;
let lastWarning = 0;

/**
 * @template Result
 * @param {(client: import('iovalkey').Redis) => Promise<Result>} run
 * @returns {Promise<Result | undefined>} undefined without a server, or while it does not answer
 */
async function share(run) {
  const url = process.env.CACHE_URL;
  if (!url) return undefined;
  connection ??= connect(url);
  try {
    return await run(await connection);
  } catch (error) {
    if (Date.now() - lastWarning > 60_000) {
      lastWarning = Date.now();
      console.warn('CACHE_URL does not answer; other processes learn of changes late.', error);
    }
    return undefined;
  }
}

/** @param {string} url */
async function connect(url) {
  const client = await cacheClient(url);
  // `share` reports failures, at most once a minute.
  client.on('error', () => {});
  await client.connect().catch(() => {});
  return client;
}
