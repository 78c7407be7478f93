import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import sharedCacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { keepAnswer } from '../http/exchange.mjs';
import { allowInlineScripts, askedNonce, saysWhatMayRun } from '../http/inline-scripts.mjs';
import { leaveOutLists } from '../http/page-data.mjs';
import { isDoubtful, sharedCache } from '../http/shared-cache.mjs';

// Node hands over a CommonJS module as a whole, the bundler its default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const { cacheControls } = sharedCacheControls.SharedCacheControls;

/**
 * Next.js' own cache, except that it keeps what exists and nothing else: no page that is missing or elsewhere, no look-up that
 * found nothing. Anybody can ask for addresses without end, and each kept one would push out a page that people read.
 *
 * And it hands out nothing whose time is over (D20). Next.js would give a page to the next visitor once more, however many
 * days later that is, and make it anew behind their back; a look-up likewise, so that even the new page said the old. Here
 * a page is given once more within the hour alone, which also bridges an outage, and never after the time that it bears as a
 * tag, 'until:' and seconds.
 *
 * What is rendered is as old as the request that it was rendered for: a tag that was refreshed meanwhile ends it too. Where several
 * processes are one site they share what they keep, and what they refresh (lib/http/shared-cache.mjs).
 *
 * And it says with each page which of its inline scripts may run (B54), and leaves out of the HTML what its data repeat of a list:
 * what it changes is also in the answer that the page is rendered for.
 */
export default class PageCache extends FileSystemCache {
  /** @param {{ _requestHeaders?: Record<string, unknown> }} context one of its own for every request */
  constructor(context) {
    super(context);
    this.nonce = askedNonce(context._requestHeaders);
    this.begun = Date.now();
    this.shared = sharedCache();
    this.position = this.shared?.position;
  }

  /**
   * @param {string} key
   * @param {object} context
   */
  async get(key, context) {
    const entry = (await this.own(key, context)) ?? (await this.others(key, context));
    if (!entry || isOver(entry)) return null;
    if (isPage(entry.value)) {
      if (!saysWhatMayRun(entry.value)) allowInlineScripts(entry.value);
      keepAnswer({ from: entry.lastModified, until: freshUntil(entry), tags: tagsOf(entry.value) });
    }
    return entry;
  }

  /**
   * @param {string} key
   * @param {object} context
   */
  async own(key, context) {
    const entry = await super.get(key, context);
    return entry && !isDoubtful(entry.lastModified, tagsIn(entry, context)) ? entry : null;
  }

  /**
   * What another process has kept, from now on also here.
   *
   * @param {string} key
   * @param {object} context
   */
  async others(key, context) {
    const entry = await this.shared?.get(key, (each) => tagsIn(each, context));
    if (!entry) return null;
    // By this process' clock, as the time of what is refreshed here.
    FileSystemCache.memoryCache?.set(key, {
      ...entry,
      lastModified: Math.min(entry.lastModified, Date.now()),
    });
    return this.own(key, context);
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await this.shared?.refresh([tags].flat());
  }

  /**
   * @param {string} key
   * @param {{ kind: string, html: string, status?: number, data?: { body: string } } | null} entry
   * @param {object} context
   */
  async set(key, entry, context) {
    // After a failure Next.js hands the old page in again, whose scripts bear another nonce.
    if (this.nonce && isPage(entry) && !saysWhatMayRun(entry)) {
      entry.html = leaveOutLists(entry.html);
      allowInlineScripts(entry, this.nonce);
    }
    if (entry && exists(entry) && (saysWhatMayRun(entry) || !isPage(entry)))
      return this.keep(key, entry, context);
    // A page that has gone must not go on as its old self.
    FileSystemCache.memoryCache?.remove(key);
    // Next.js notes how long each address may be kept and never forgets it.
    cacheControls.delete(key);
    await this.shared?.remove(key);
  }

  /**
   * @param {string} key
   * @param {{ kind: string, revalidate?: number }} value
   * @param {{ cacheControl?: { revalidate: number | false } }} context
   */
  async keep(key, value, context) {
    await super.set(key, value, context);
    const kept = FileSystemCache.memoryCache?.get(key);
    if (kept) kept.lastModified = this.begun;
    const { cacheControl } = context;
    const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
    // Nobody waits for the others' copy.
    if (this.shared && typeof seconds === 'number')
      this.shared
        .set(key, { value, lastModified: this.begun, cacheControl }, this.position, seconds)
        .catch((fault) => console.error(fault));
  }
}

const onceMoreSeconds = 3600;

/**
 * @param {{ lastModified: number, cacheControl?: { revalidate: number | false }, value: null |
 *   { kind: string, revalidate?: number, headers?: Record<string, string> } }} entry
 */
function isOver({ lastModified, value, cacheControl }) {
  const now = Date.now() / 1000;
  if (value?.kind === 'FETCH')
    return lastModified / 1000 + (value.revalidate ?? Number.POSITIVE_INFINITY) < now;
  if (lastSecond(value) < now) return true;
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified / 1000 + seconds + onceMoreSeconds < now;
}

/** When Next.js would make it anew, in milliseconds; the answer as it is sent is kept no longer (lib/http/answer-once.ts). */
const freshUntil = ({ lastModified, value, cacheControl }) => {
  const seconds = cacheControl?.revalidate;
  const forNow = typeof seconds === 'number' ? lastModified + seconds * 1000 : Number.POSITIVE_INFINITY;
  return Math.min(forNow, lastSecond(value) * 1000);
};

const tagsIn = ({ value }, { kind, tags = [] }) => (kind === 'FETCH' ? tags : tagsOf(value));

const tagsOf = (value) => value?.headers?.['x-next-cache-tags']?.split(',') ?? [];

/** The last second that a page may be given in, by its tag. */
const lastSecond = (value) => {
  const tag = tagsOf(value).find((each) => each.startsWith('until:'));
  return tag === undefined ? Number.POSITIVE_INFINITY : Number(tag.slice('until:'.length));
};

const isPage = (value) => value?.kind === 'APP_PAGE';

const exists = ({ kind, status = 200, data }) => (kind === 'FETCH' ? data?.body !== 'null' : status === 200);
