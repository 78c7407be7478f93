import 'server-only';
import { logError } from '@/lib/log';
import { catalogClient } from '@/lib/supabase/catalog';

const maxDurationMs = 15_000;

/**
 * Recomputes stale cached counts (D64) one after the other. Starts none after `latestStart` (ms of `performance.now()`)
 * or after 15 seconds; the next run continues and retries failed counts.
 */
export async function refreshCachedCounts(
  latestStart: number,
): Promise<{ refreshed: number; failed: number }> {
  const end = Math.min(performance.now() + maxDurationMs, latestStart);
  const counts = { refreshed: 0, failed: 0 };
  while (performance.now() < end) {
    const { data } = await catalogClient().rpc('refresh_stalest_count').throwOnError();
    const [refreshed] = data;
    if (!refreshed) break;
    if (refreshed.failure) logError('cached count', refreshed.failure);
    counts[refreshed.failure ? 'failed' : 'refreshed']++;
  }
  return counts;
}
