import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { expireTags, getLastExpiry } from './tag-times.mjs';

const maxBytes = 128 * 1_048_576;

/**
 * Pages and data of this process; the least recently used go first.
 *
 * @type {LRUCache<string, Entry>}
 */
const entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });

/**
 * @typedef {{ kind: string, status?: number, html?: unknown, revalidate?: number, data?: { body: string },
 *   headers?: Record<string, string | string[] | undefined>, rscData?: Buffer, body?: Buffer,
 *   segmentData?: Map<string, Buffer> }} Value
 * @typedef {{ value: Value, lastModified: number, cacheControl?: { revalidate: number | false, expire?: number },
 *   tags: readonly string[] }} Entry
 * @typedef {{ tags?: readonly string[], softTags?: readonly string[], cacheControl?: Entry['cacheControl'] }} Context
 */

/**
 * Next.js' cache of pages and data (next.config.ts, `cacheHandler`). It keeps only what exists, nothing past its `until:` tag
 * (D20), and expires a tag at once. When it stores a page it writes the hashes of the page's inline scripts into the page's
 * policy; Next.js will do that itself (vercel/next.js pull request 98332, `experimental.inlineScriptHashes`).
 */
export default class CacheHandler {
  /** Next.js makes an instance for each request, so what is rendered is as old as the instance. */
  #startedAt = Date.now();

  /**
   * @param {string} key
   * @param {Context} context
   */
  async get(key, { tags = [], softTags = [] } = {}) {
    const entry = entries.get(key);
    if (!entry || isOver(entry)) return null;
    const lastExpiry = await getLastExpiry([...entry.tags, ...tags, ...softTags]);
    return lastExpiry < entry.lastModified ? entry : null;
  }

  /**
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, { tags = [], cacheControl } = {}) {
    // The one page of all unknown addresses holds the address that it was rendered for.
    const isKept = value && exists(value) && !key.endsWith('/_not-found');
    if (value && !isKept) doNotKeep(value);
    if (!isKept) {
      entries.delete(key);
      return;
    }
    if (typeof value.html === 'string') allowInlineScripts(value, value.html);
    // A render that began later may have ended sooner.
    if ((entries.get(key)?.lastModified ?? 0) > this.#startedAt) return;
    entries.set(key, {
      value,
      lastModified: this.#startedAt,
      cacheControl,
      tags: [...tags, ...tagsOf(value)],
    });
  }

  /** @param {string | readonly string[]} tags */
  async revalidateTag(tags) {
    await expireTags([tags].flat());
  }
}

/** @param {Value} value */
function exists({ kind, status = 200, data }) {
  return kind === 'FETCH' ? data?.body !== 'null' : status === 200;
}

/**
 * A 404 or a redirect: Next.js would let proxies keep it as long as a page. Of a redirect it appends the stored `location` to
 * the one that it has set for the same request; a request that joins that render follows the page's meta refresh.
 *
 * @param {Value} value
 */
function doNotKeep(value) {
  if (value.kind === 'FETCH') return;
  const { location, ...headers } = value.headers ?? {};
  value.headers = { ...headers, 'cache-control': 'private, no-cache' };
  if (typeof value.html === 'string') allowInlineScripts(value, value.html);
}

/**
 * Lets the page's own inline scripts run and no others: browsers enforce this header together with the site's policy, which
 * allows all (Content Security Policy Level 3, 2.3.1).
 *
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
function tagsOf({ headers }) {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** @param {Entry} entry */
function isOver({ value, lastModified, tags }) {
  const now = Date.now() / 1000;
  if (value.kind === 'FETCH' && lastModified / 1000 + (value.revalidate ?? Number.POSITIVE_INFINITY) < now)
    return true;
  return tags.some((tag) => tag.startsWith('until:') && Number(tag.slice('until:'.length)) < now);
}

/** @param {Entry} entry */
function sizeOf({ value: { html, rscData, body, data, segmentData } }) {
  const parts = [...(segmentData?.values() ?? []), rscData, body, html, data?.body];
  return parts.reduce((total, part) => total + /** @type {string | Buffer} */ (part?.length ?? 0), 2000);
}
