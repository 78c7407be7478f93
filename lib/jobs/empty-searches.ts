import 'server-only';
import { logError } from '@/lib/log';
import { serviceClient } from '@/lib/supabase/service';
import type { JobFilters } from './search-params';

type EmptySearch = { words: string; lat: number | null; lng: number | null; times: number };

const flushDelayMs = 5000;
/** The maximum number of different searches in one batch. The database stores at most 2,000 a day. */
const maxPending = 500;
const pending = new Map<string, EmptySearch>();

/**
 * Counts a search without results for the admin area (D99). Runs in the background and never fails the search. Searches
 * are sent in batches, because one call per search is expensive; a process that exits loses its last batch.
 */
export function recordEmptySearch({ query, center }: Pick<JobFilters, 'query' | 'center'>): void {
  // The database stores only the nearest larger town, so a rounded point is enough.
  const [lat, lng] = center ? [center.lat, center.lng].map((degrees) => Math.round(degrees * 100) / 100) : [];
  const key = JSON.stringify([query, lat, lng]);
  const existing = pending.get(key);
  if (existing) existing.times++;
  else if (pending.size < maxPending)
    pending.set(key, { words: query, lat: lat ?? null, lng: lng ?? null, times: 1 });
  if (pending.size === 1 && !existing) setTimeout(flush, flushDelayMs).unref();
}

function flush(): void {
  const searches = [...pending.values()];
  pending.clear();
  serviceClient()
    .rpc('record_empty_searches', { searches })
    .then(
      ({ error }) => error && logError('empty searches', error),
      (reason) => logError('empty searches', reason),
    );
}
