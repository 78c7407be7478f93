import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { buildFolder, env } from '@/lib/env';
import { cacheClient, SharedCache, shareCache } from '@/lib/http/shared-cache.mjs';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';

/** Connects to the cache that all processes of the site share, where one is named (D86). Waits a second for it at most. */
export async function startSharedCache(): Promise<void> {
  const { cacheUrl, supabaseUrl } = env();
  metrics.isCacheUp.set(cacheUrl ? 0 : 1);
  if (!cacheUrl) return;
  const cache = new SharedCache({
    client: await cacheClient(cacheUrl),
    // Two sites on one server do not meet, and two versions of one site tell each other what they refresh.
    site: createHash('sha256').update(supabaseUrl).digest('hex').slice(0, 12),
    build: readFileSync(path.join(buildFolder(), 'BUILD_ID'), 'utf8').trim(),
    onRefreshed: expire,
    tell: (isUp, reason) => {
      metrics.isCacheUp.set(isUp ? 1 : 0);
      if (isUp) log.info({ where: 'cache' }, 'the shared cache answers');
      else log.warn({ where: 'cache', reason }, 'the shared cache is away: pages are made anew');
    },
    tellRefusal: (reason) =>
      log.warn({ where: 'cache', reason }, 'the shared cache keeps nothing new: each process keeps its own'),
  });
  shareCache(cache);
  await cache.connect();
}

/** As Next.js does it for what its own process refreshes. */
function expire(tags: readonly string[]): void {
  const expired = performance.timeOrigin + performance.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
}
