import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { expireTags, getLastExpiry } from './tag-expiry.mjs';

const maxBytes = 128 * 1_048_576;

/**
 * An in-memory LRU cache of this process.
 * @type {LRUCache<string, Entry>}
 */
const entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: getEntrySize });

/**
 * @typedef {{ kind: string, status?: number, html?: unknown, revalidate?: number, data?: { body: string },
 *   headers?: Record<string, string | string[] | undefined>, rscData?: Buffer, body?: Buffer,
 *   segmentData?: Map<string, Buffer> }} Value
 * @typedef {{ value: Value, lastModified: number, cacheControl?: { revalidate: number | false, expire?: number },
 *   tags: readonly string[] }} Entry
 * @typedef {{ tags?: readonly string[], softTags?: readonly string[], cacheControl?: Entry['cacheControl'] }} Context
 */

/**
 * The Next.js cache handler for pages and data (next.config.ts, `cacheHandler`). It stores no 404s or redirects, drops
 * an entry when the time of its `until:` tag has passed (D20), and expires tags immediately. It adds the hashes of a
 * page's inline scripts to the page's Content-Security-Policy, until Next.js does so itself (vercel/next.js pull
 * request 98332, `experimental.inlineScriptHashes`).
 */
export default class CacheHandler {
  /** Next.js creates an instance per request: everything it renders is as old as the instance. */
  #startedAt = Date.now();

  /**
   * @param {string} key
   * @param {Context} context
   */
  async get(key, { tags = [], softTags = [] } = {}) {
    const entry = entries.get(key);
    if (!entry || isExpired(entry)) return null;
    const lastExpiry = await getLastExpiry([...entry.tags, ...tags, ...softTags]);
    return lastExpiry < entry.lastModified ? entry : null;
  }

  /**
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, { tags = [], cacheControl } = {}) {
    // The shared 404 page contains the URL that it was rendered for.
    const shouldStore = value && isCacheable(value) && !key.endsWith('/_not-found');
    if (value && !shouldStore) preventCaching(value);
    if (!shouldStore) {
      entries.delete(key);
      return;
    }
    if (typeof value.html === 'string') allowInlineScripts(value, value.html);
    // A render that started later may already be stored.
    if ((entries.get(key)?.lastModified ?? 0) > this.#startedAt) return;
    entries.set(key, {
      value,
      lastModified: this.#startedAt,
      cacheControl,
      tags: [...tags, ...getTags(value)],
    });
  }

  /** @param {string | readonly string[]} tags */
  async revalidateTag(tags) {
    await expireTags([tags].flat());
  }
}

/** @param {Value} value */
function isCacheable({ kind, status = 200, data }) {
  return kind === 'FETCH' ? data?.body !== 'null' : status === 200;
}

/**
 * Stops proxies from caching a 404 or a redirect as long as a page. Next.js has already set `location` for this request
 * and would append the stored one, so it is removed. Concurrent requests follow the page's meta refresh.
 * @param {Value} value
 */
function preventCaching(value) {
  if (value.kind === 'FETCH') return;
  const { location, ...headers } = value.headers ?? {};
  value.headers = { ...headers, 'cache-control': 'private, no-cache' };
  if (typeof value.html === 'string') allowInlineScripts(value, value.html);
}

/**
 * Allows only the page's own inline scripts. Browsers enforce this header in addition to the site's policy, which
 * allows all inline scripts (Content Security Policy Level 3, 2.3.1).
 * @param {Value} value
 * @param {string} html
 */
function allowInlineScripts(value, html) {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  const sources = ["'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))];
  value.headers = { ...value.headers, 'content-security-policy': `script-src ${sources.join(' ')}` };
}

/** @param {Value} value */
function getTags({ headers }) {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** @param {Entry} entry */
function isExpired({ value, lastModified, tags }) {
  const now = Date.now() / 1000;
  if (value.kind === 'FETCH' && lastModified / 1000 + (value.revalidate ?? Number.POSITIVE_INFINITY) < now)
    return true;
  return tags.some((tag) => tag.startsWith('until:') && Number(tag.slice('until:'.length)) < now);
}

/** @param {Entry} entry */
function getEntrySize({ value: { html, rscData, body, data, segmentData } }) {
  const parts = [...(segmentData?.values() ?? []), rscData, body, html, data?.body];
  return parts.reduce((total, part) => total + /** @type {string | Buffer} */ (part?.length ?? 0), 2000);
}
