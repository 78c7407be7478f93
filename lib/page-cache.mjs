import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import sharedCacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

// Node hands over a CommonJS module as a whole, the bundler its default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const { cacheControls } = sharedCacheControls.SharedCacheControls;

/**
 * Next.js' own cache, except that it keeps what exists and nothing else: no page that is missing or elsewhere, no look-up that
 * found nothing. Anybody can ask for addresses without end, and each kept one would push out a page that people read.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @param {string} key
   * @param {{ kind: string, status?: number, data?: { body: string } } | null} entry
   * @param {object} context
   */
  async set(key, entry, context) {
    if (entry && exists(entry)) return super.set(key, entry, context);
    // A page that has gone must not go on as its old self.
    FileSystemCache.memoryCache?.remove(key);
    // Next.js notes how long each address may be kept and never forgets it.
    cacheControls.delete(key);
  }
}

const exists = ({ kind, status = 200, data }) => (kind === 'FETCH' ? data?.body !== 'null' : status === 200);
